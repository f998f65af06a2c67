import { networkCodes, type NetworkCode } from '../../../../domain/reference/network.ts'
import { every, type JobHandler } from '../../../../runtime/job/jobHandler.ts'
import { product } from '../../../../runtime/product.ts'
import { newSecret } from '../../../../runtime/random.ts'
import { followSent } from './followWithdrawal.ts'
import { sendingJob } from '../record/sendingJob.ts'
import type { SendingParts, TurnParts } from './parts.ts'
import { sendApproved } from './sendApproved.ts'
import { isPaused } from '../record/withdrawalObstacles.ts'
import type { WithdrawalRow } from '../record/tables.ts'
import { withNetworkTurn } from '../../house/networkTurn.ts'

/**
 * Takes withdrawals from their approval to their end: each run does what can be done now. Every step is recorded before the
 * next, and may be repeated after a crash at any point: a number and the terms before the signer is asked, its bytes before they
 * are handed to the network.
 */
export const withdrawalSending = (parts: SendingParts): JobHandler =>
  every(sendingJob.name, product.withdrawal.watchEverySeconds * 1000, async () => {
    const rows = await underWay(parts)
    const busy = networkCodes.filter(network => rows.some(row => row.network === network))
    // A network that does not answer holds up no other.
    await Promise.all(busy.map(network => workOn(parts, network)))
  })

const underWay = ({ database }: SendingParts, network?: NetworkCode): Promise<WithdrawalRow[]> =>
  database.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', 'in', ['approved', 'signed', 'broadcast'])
    .$if(network !== undefined, query => query.where('network', '=', network ?? 'bitcoin'))
    .orderBy('id')
    .execute()

async function workOn(parts: SendingParts, network: NetworkCode): Promise<void> {
  const holder = newSecret(parts.random)
  try {
    await withNetworkTurn(parts, network, holder, async turn => {
      const inHand = { ...parts, turn }
      const rows = await underWay(parts, network)
      for (const row of rows.filter(({ status }) => status !== 'approved'))
        await guarded(inHand, row, () => followSent(inHand, row))
      // What has its number already comes first: no other may take it.
      const approved = rows
        .filter(({ status }) => status === 'approved')
        .toSorted((a, b) => Number(a.sequence === null) - Number(b.sequence === null))
      for (const row of approved) {
        if (await isPaused(parts.database.db)) return
        // Numbers are used in their order: after one that could not be, the rest waits.
        if (!(await guarded(inHand, row, () => sendApproved(inHand, row)))) return
      }
    })
  } catch (error) {
    parts.logger.warn({ err: error, network }, 'withdrawals of a network wait')
  }
}

/** Does it, unless it fails: then it is done again at the next turn. Throws when the turn is lost. */
async function guarded(parts: TurnParts, row: WithdrawalRow, work: () => Promise<void>): Promise<boolean> {
  try {
    parts.turn.check()
    await work()
    return true
  } catch (error) {
    parts.turn.check()
    parts.logger.warn({ err: error, withdrawal: row.id, status: row.status }, 'a withdrawal waits')
    return false
  }
}
