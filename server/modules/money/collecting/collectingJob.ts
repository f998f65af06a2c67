import { Type } from 'typebox'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { jobKind } from '../../../runtime/job/jobs.ts'
import { product } from '../../../runtime/product.ts'
import { newSecret } from '../../../runtime/random.ts'
import { withNetworkTurn } from '../house/networkTurn.ts'
import { beginCollecting } from './beginCollecting.ts'
import { continueCollecting } from './continueCollecting.ts'
import type { CollectingParts, TurnParts } from './parts.ts'
import { settleTransaction } from './settleCollecting.ts'
import type { CollectingRow } from './tables.ts'

export const collectingJob = jobKind('collecting', Type.Object({}))

/** Brings home what was credited: each run takes every transaction that is on its way one step on, and begins new ones. */
export const collectingWork = (parts: CollectingParts): JobHandler =>
  every(collectingJob.name, product.deposit.collectEverySeconds * 1000, () => collectNow(parts))

/** One run. It takes its turn with the withdrawals: both give numbers to transactions of the house's address. */
export async function collectNow(parts: CollectingParts): Promise<void> {
  await withNetworkTurn(parts, parts.chain.network, newSecret(parts.random), async turn => {
    const inHand = { ...parts, turn }
    if (!(await carryAll(inHand))) return
    await settleAll(inHand)
    await beginCollecting(inHand)
    await carryAll(inHand, ['numbered'])
  })
}

/** Answers false when one that has its number could not go on: no other may take a number after it. */
async function carryAll(
  parts: TurnParts,
  statuses: readonly CollectingRow['status'][] = ['numbered', 'signed'],
): Promise<boolean> {
  const rows = await parts.database.db
    .selectFrom('collecting')
    .selectAll()
    .where('network', '=', parts.chain.network)
    .where('status', 'in', statuses)
    .orderBy('id')
    .execute()
  let isWell = true
  for (const row of rows)
    try {
      parts.turn.check()
      await continueCollecting(parts, row)
    } catch (error) {
      parts.turn.check()
      parts.logger.warn({ err: error, collecting: row.id, status: row.status }, 'a collecting waits')
      isWell &&= row.status !== 'numbered'
    }
  return isWell
}

/** Looks after what has ended, until its chain cannot take that back any more. */
async function settleAll(parts: TurnParts): Promise<void> {
  const rows = await parts.database.db
    .selectFrom('collecting')
    .selectAll()
    .where('network', '=', parts.chain.network)
    .where('status', 'in', ['done', 'failed'])
    .where('txid', 'is not', null)
    .where('is_final', '=', false)
    .orderBy('id')
    .execute()
  for (const row of rows)
    try {
      parts.turn.check()
      await settleTransaction(parts, row)
    } catch (error) {
      parts.turn.check()
      parts.logger.warn(
        { err: error, collecting: row.id, status: row.status },
        'a collecting is not final yet',
      )
    }
}
