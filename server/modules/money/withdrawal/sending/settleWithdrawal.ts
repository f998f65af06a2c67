import type { Fate } from '../../../../adapters/chain/chain.ts'
import { nativeCoin } from '../../../../adapters/chain/embeddedChain.ts'
import type { Tx } from '../../../../database/database.ts'
import { networkCodes, type NetworkCode } from '../../../../domain/reference/network.ts'
import { isHeldBack } from '../../../../keeping/restoredNetworks.ts'
import { post, type Journal } from '../../../../ledger/ledger.ts'
import { costJournal, lossJournal, type ChainCost } from '../../../../ledger/withdrawal.ts'
import { every, type JobHandler } from '../../../../runtime/job/jobHandler.ts'
import { product } from '../../../../runtime/product.ts'
import { chainOf, isFinal, signedOf } from './followWithdrawal.ts'
import { moneyOf } from '../record/withdrawalMapping.ts'
import type { SendingParts } from './parts.ts'
import type { WithdrawalRow } from '../record/tables.ts'
import { costBeside, lockWithdrawal, moveWithdrawal } from '../record/writeWithdrawal.ts'

/** What settling stands on. */
export type SettlingParts = Pick<SendingParts, 'database' | 'clock' | 'logger' | 'chains' | 'origins'>

const hourMs = 3_600_000

/**
 * Looks after what has ended, until its chain cannot take that back any more. What is confirmed and forgotten is handed to the
 * network again, the same bytes; nothing is paid or told by that. What failed is never sent again.
 */
export const withdrawalSettling = (parts: SettlingParts): JobHandler =>
  every(
    'withdrawal_settling',
    product.withdrawal.settleEverySeconds * 1000,
    // A network that does not answer holds up no other.
    async () => void (await Promise.all(networkCodes.map(network => settleAll(parts, network)))),
  )

async function settleAll(parts: SettlingParts, network: NetworkCode): Promise<void> {
  // Of a database that was set back nothing is sent, not even again.
  if (await isHeldBack(parts.database.db, network)) return
  const rows = await parts.database.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('network', '=', network)
    .where('status', 'in', ['confirmed', 'failed'])
    .where('txid', 'is not', null)
    .where('is_final', '=', false)
    .orderBy('id')
    .execute()
  for (const row of rows)
    try {
      const fate = await chainOf(parts, row).fateOf(signedOf(row))
      await (row.status === 'confirmed' ? settleConfirmed : settleFailed)(parts, row, fate)
    } catch (error) {
      parts.logger.warn(
        { err: error, withdrawal: row.id, status: row.status },
        'a withdrawal is not final yet',
      )
    }
}

const hasArrived = (fate: Fate) => fate.kind === 'mined' && fate.succeeded

async function settleConfirmed(parts: SettlingParts, row: WithdrawalRow, fate: Fate): Promise<void> {
  if (fate.kind === 'unknown') {
    parts.logger.warn(
      { withdrawal: row.id, network: row.network },
      'a chain has forgotten what was confirmed',
    )
    return chainOf(parts, row).broadcast(signedOf(row))
  }
  if (fate.kind === 'waiting' || !isFinal(row, fate)) return
  const cost = costOf(row, fate)
  if (hasArrived(fate))
    return change(parts, row, async (tx, locked, at) => {
      const journal = costJournal(moneyOf(locked), at, costBeside(locked, cost))
      if (journal) await posted(tx, row, journal)
      await finish(tx, locked, cost)
    })
  await change(parts, row, (tx, locked, at) =>
    moveWithdrawal(tx, parts, locked, 'undo', 'system', at, { chainCost: cost }),
  )
  parts.logger.error(
    { withdrawal: row.id, network: row.network },
    'a confirmed withdrawal was replaced for good',
  )
}

async function settleFailed(parts: SettlingParts, row: WithdrawalRow, fate: Fate): Promise<void> {
  if (hasArrived(fate) && fate.kind === 'mined') {
    if (!isFinal(row, fate)) return
    const cost = costOf(row, fate)
    await change(parts, row, async (tx, locked, at) => {
      await posted(tx, row, lossJournal(moneyOf(locked), at, costBeside(locked, cost)))
      await finish(tx, locked, cost)
    })
    parts.logger.error(
      { withdrawal: row.id, network: row.network },
      'a failed withdrawal has arrived all the same',
    )
    return
  }
  const watchedUntil = row.updated_at.getTime() + product.withdrawal.failedWatchedHours * hourMs
  if (parts.clock.now().getTime() >= watchedUntil)
    await change(parts, row, (tx, locked) => finish(tx, locked))
}

/** What the chain took for our transaction: nothing where another one is in its place. */
function costOf(row: WithdrawalRow, fate: Fate): ChainCost {
  if (row.network === null) throw new Error(`Withdrawal ${row.id} goes over no network`)
  return fate.kind === 'mined'
    ? { asset: fate.fee.coin, amount: fate.fee.amount }
    : { asset: nativeCoin[row.network], amount: 0n }
}

async function finish(tx: Tx, { id }: WithdrawalRow, cost?: ChainCost): Promise<void> {
  const taken = cost ? { chain_fee: String(cost.amount) } : {}
  await tx
    .updateTable('withdrawal')
    .set({ is_final: true, ...taken })
    .where('id', '=', id)
    .execute()
}

async function posted(tx: Tx, { id }: WithdrawalRow, journal: Journal): Promise<void> {
  const { outcome } = await post(tx, journal)
  if (outcome !== 'posted') throw new Error(`Withdrawal ${id}: the ledger says ${outcome}`)
}

/** Changes a withdrawal that is as it was read. */
const change = (
  { database, clock }: SettlingParts,
  row: WithdrawalRow,
  work: (tx: Tx, locked: WithdrawalRow, at: Date) => Promise<unknown>,
): Promise<void> =>
  database.transaction(async tx => {
    const locked = await lockWithdrawal(tx, row.id)
    if (locked?.status === row.status && !locked.is_final) await work(tx, locked, clock.now())
  })
