import { amlDesk } from '../../adapters/aml/amlDesk.ts'
import { httpAml } from '../../adapters/aml/httpAml.ts'
import { listedAml } from '../../adapters/aml/listedAml.ts'
import type { Chains } from '../../adapters/chain/chains.ts'
import { advertOwnerReview } from '../../modules/trading/advert/review/advertReviewJob.ts'
import { approvalAsking } from '../../modules/money/withdrawal/approval/askApproval.ts'
import { withdrawalExpiry } from '../../modules/money/withdrawal/approval/withdrawalExpiry.ts'
import { chainComparing } from '../../modules/money/restoration/compareChains.ts'
import type { ComparingParts } from '../../modules/money/restoration/parts.ts'
import { feeBoard } from '../../modules/money/withdrawal/feeBoard.ts'
import { withdrawalNews } from '../../modules/money/withdrawal/withdrawalNews.ts'
import type { WithdrawalParts } from '../../modules/money/withdrawal/parts.ts'
import { guestPayouts } from '../../modules/trading/payout/guestPayouts.ts'
import { withdrawalSending } from '../../modules/money/withdrawal/sending/withdrawalSendingJob.ts'
import { withdrawalSettling } from '../../modules/money/withdrawal/sending/settleWithdrawal.ts'
import { tradeOrigin } from '../../modules/trading/payout/tradeOrigin.ts'
import { refundOrigin } from '../../modules/shop/invoice/refund/refundNews.ts'
import type { JobHandler } from '../../runtime/job/jobHandler.ts'
import { machineTimers } from '../../runtime/timers.ts'
import type { Parts } from '../parts.ts'

/** What sending stands on: fees and verdicts are looked at once for all who ask in these seconds. */
export function openWithdrawals(
  parts: Pick<Parts, 'settings' | 'random' | 'clock' | 'logger' | 'channels'> & { readonly chains: Chains },
): WithdrawalParts {
  const { settings, random, clock, logger, channels, chains } = parts
  const { machine } = clock
  return {
    random,
    chains,
    fees: feeBoard({ chains, machine, timers: machineTimers, logger }),
    aml: amlDesk(settings.aml ? httpAml(settings.aml, machineTimers) : listedAml, machine),
    hasMessenger: channels.messenger !== null,
    origins: { trade: tradeOrigin, refund: refundOrigin },
  }
}

/** What comparing a restored database with the chains stands on. */
export function comparingOf(parts: Parts): ComparingParts {
  const { database, clock, logger, random, chains, wallet, withdrawals } = parts
  const { origins } = withdrawals
  const { watchKeys } = wallet
  return {
    database,
    clock,
    machine: clock.machine,
    timers: machineTimers,
    random,
    logger,
    chains,
    watchKeys,
    origins,
  }
}

/** What happens to withdrawals by itself. */
export function withdrawalJobs(parts: Parts): readonly JobHandler[] {
  const { database, clock, logger, board, random, channels, chains, wallet, withdrawals } = parts
  const { origins } = withdrawals
  return [
    advertOwnerReview(database, () => board.rates(), clock),
    approvalAsking({ database, random, clock, bot: channels.messenger }),
    withdrawalExpiry({ database, clock, origins }),
    withdrawalNews({ database, random, clock }),
    guestPayouts({ ...withdrawals, database, clock }),
    chainComparing(comparingOf(parts)),
    withdrawalSettling({ database, clock, logger, chains, origins }),
    withdrawalSending({
      database,
      clock,
      machine: clock.machine,
      timers: machineTimers,
      random,
      logger,
      chains,
      watchKeys: wallet.watchKeys,
      signer: wallet.signer,
      aml: withdrawals.aml,
      origins,
    }),
  ]
}
