import { hearMessenger } from '../modules/telling/messenger/bot.ts'
import { decideRelease } from '../modules/trading/trade/releaseApproval.ts'
import { decideByPress } from '../modules/money/withdrawal/approval/approvalPress.ts'
import { leasedDuty, ownDuty, type Duty } from '../runtime/duty.ts'
import { machineTimers } from '../runtime/timers.ts'
import type { Parts } from './parts.ts'

/** Hears what the messenger's bot is told: in one process alone, because the messenger tells each thing once. */
export function messengerDuty(parts: Parts): Duty {
  const { channels, database, clock, logger, processId } = parts
  const { messenger } = channels
  const begin = () =>
    messenger?.listen(
      hearMessenger({
        database,
        clock,
        decide: decideByPress({
          database,
          clock,
          origins: parts.withdrawals.origins,
          release: (tx, answer) => decideRelease(tx, parts.trade, answer),
        }),
      }),
    ) ?? (async () => undefined)
  if (messenger && channels.dev.bot === null)
    return leasedDuty({
      database,
      machine: clock.machine,
      timers: machineTimers,
      logger,
      name: 'messenger',
      holder: processId,
      begin,
    })
  // What the page /dev tells its bot is heard by the process that shows the page.
  return ownDuty(begin)
}
