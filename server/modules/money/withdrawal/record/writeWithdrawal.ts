import { tellUser } from '../../../../cable/publishEvents.ts'
import type { Connection, Tx } from '../../../../database/database.ts'
import type { UserId, WithdrawalId } from '../../../../domain/identifier/identifier.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { applyMove, isEnded } from '../../../../domain/withdrawal/applyMove.ts'
import type {
  WithdrawalMove,
  WithdrawalPosting,
  WithdrawalRole,
} from '../../../../domain/withdrawal/machine.ts'
import type { TransactionType } from '../../../../domain/wallet/transactionType.ts'
import { orRefuse, RequestRefused } from '../../../../kernel/refusal.ts'
import { post, type Journal } from '../../../../ledger/ledger.ts'
import {
  handJournal,
  lockJournal,
  payJournal,
  takeBackJournal,
  totalOf,
  unlockJournal,
  type ChainCost,
  type WithdrawalMoney,
} from '../../../../ledger/withdrawal.ts'
import { cancel } from '../../../../runtime/job/jobs.ts'
import { availableMoved } from '../../wallet/availableMovedJob.ts'
import { tellBalance, tellMovement } from '../../wallet/tellBalance.ts'
import { expiryJob } from './expiryJob.ts'
import { moneyOf } from './withdrawalMapping.ts'
import { newsSoon } from './newsJob.ts'
import type { MovingParts } from './withdrawalOrigins.ts'
import { wakeSending } from './sendingJob.ts'
import type { WithdrawalRow } from './tables.ts'

/** A withdrawal of which nothing is known yet but what was asked for. */
export const emptyRow = {
  source: 'available',
  trade_id: null,
  refund_id: null,
  memo: null,
  recipient_id: null,
  sequence: null,
  sender: null,
  terms: null,
  txid: null,
  raw: null,
  confirmations: 0,
  chain_fee: null,
  is_final: false,
  not_before: null,
} as const

/** A withdrawal, locked until the transaction ends: of two racing moves the second sees what the first did. */
export const lockWithdrawal = (tx: Tx, id: WithdrawalId): Promise<WithdrawalRow | undefined> =>
  tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findWithdrawal = (db: Connection, id: WithdrawalId): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()

/** What comes with a move and the machine does not decide on. */
interface Remarks {
  readonly columns?: Partial<
    Pick<WithdrawalRow, 'txid' | 'raw' | 'confirmations' | 'approve_until' | 'sequence' | 'sender'>
  >
  /** What the chain took in all. */
  readonly chainCost?: ChainCost
}

const journals: Record<
  WithdrawalPosting,
  (money: WithdrawalMoney, type: TransactionType, at: Date, cost: ChainCost | null) => Journal
> = {
  lock: lockJournal,
  unlock: unlockJournal,
  pay: payJournal,
  takeBack: takeBackJournal,
  hand: handJournal,
}

/** Begins a withdrawal with its first move: the coins are locked with it. Refuses `insufficient_funds`. */
export async function beginWithdrawal(
  tx: Tx,
  parts: MovingParts,
  values: Omit<WithdrawalRow, 'status'>,
  move: Extract<WithdrawalMove, 'ask' | 'payOut'>,
  at: Date,
): Promise<WithdrawalRow> {
  const step = orRefuse(applyMove(null, move, move === 'ask' ? 'owner' : 'system'))
  const row: WithdrawalRow = { ...values, status: step.to }
  const units = { amount: BigInt(row.amount), network_fee: BigInt(row.network_fee) }
  await tx
    .insertInto('withdrawal')
    .values({ ...row, ...units, service_fee: BigInt(row.service_fee), terms: null })
    .execute()
  if (step.posts) await postMove(tx, parts, row, step.posts, at, null)
  await follow(tx, parts, row, move, at)
  return row
}

/** Moves a withdrawal that is locked, with everything that follows. Refuses `withdrawal_moved_on`. */
export async function moveWithdrawal(
  tx: Tx,
  parts: MovingParts,
  before: WithdrawalRow,
  move: WithdrawalMove,
  by: WithdrawalRole,
  at: Date,
  { columns = {}, chainCost }: Remarks = {},
): Promise<WithdrawalRow> {
  const step = orRefuse(applyMove(before.status, move, by))
  // A number that no transaction bears is the next one’s: a gap would hold up everything after it.
  const freed = isEnded(step.to) && before.txid === null ? { sequence: null, sender: null } : {}
  const taken = chainCost ? { chain_fee: String(chainCost.amount) } : {}
  const changes = { status: step.to, updated_at: at, ...freed, ...columns, ...taken }
  await tx.updateTable('withdrawal').set(changes).where('id', '=', before.id).execute()
  const row = { ...before, ...changes }
  if (step.posts)
    await postMove(tx, parts, row, step.posts, at, chainCost ? costBeside(before, chainCost) : null)
  if (before.status === 'awaiting_approval') await cancel(tx, expiryJob, row.id)
  await follow(tx, parts, row, move, at)
  return row
}

/** What a chain took beside what the books say already. */
export const costBeside = ({ chain_fee: fee }: WithdrawalRow, { asset, amount }: ChainCost): ChainCost => ({
  asset,
  amount: amount - BigInt(fee ?? '0'),
})

async function postMove(
  tx: Tx,
  { origins }: MovingParts,
  row: WithdrawalRow,
  { posting, type }: { readonly posting: WithdrawalPosting; readonly type: TransactionType },
  at: Date,
  cost: ChainCost | null,
): Promise<void> {
  const money = moneyOf(row)
  const posted = await post(tx, journals[posting](money, type, at, cost))
  if (posted.outcome === 'insufficient_funds' && posting === 'lock')
    throw new RequestRefused(refuse('insufficient_funds', 'amount'))
  // What was locked is there: the machine has it paid or given back once.
  if (posted.outcome !== 'posted') throw new Error(`Withdrawal ${row.id}: the ledger says ${posted.outcome}`)
  if (row.trade_id !== null && posting !== 'pay')
    await origins.trade.coinsMoved(tx, row, signed(posting, totalOf(money)))
  if (row.refund_id !== null && posting !== 'pay')
    await origins.refund.coinsMoved(tx, row, signed(posting, totalOf(money)))
  await tellMoved(tx, row, posted.journalId, at)
}

const signed = (posting: WithdrawalPosting, total: bigint): bigint => (posting === 'lock' ? -total : total)

/** Tells whose balance has moved, and has their adverts looked at: they are shown for what is available. */
async function tellMoved(tx: Tx, row: WithdrawalRow, journalId: bigint, at: Date): Promise<void> {
  const movements = await tx
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(['posting.id', 'posting.type', 'posting.amount', 'account.owner'])
    .where('journal_id', '=', journalId)
    .where('account.kind', '=', 'available')
    .orderBy('posting.id')
    .execute()
  for (const { id, type, amount, owner } of movements)
    tellMovement(tx, owner as UserId, { id, type, amount: BigInt(amount), asset: row.coin })
  for (const userId of new Set(movements.map(({ owner }) => owner as UserId))) {
    await tellBalance(tx, userId, row.coin)
    await availableMoved(tx, userId, at)
  }
}

/** What every status brings with it: its owner’s page, the notification of an end, the sending of what is approved. */
async function follow(
  tx: Tx,
  { origins }: MovingParts,
  row: WithdrawalRow,
  move: WithdrawalMove,
  at: Date,
): Promise<void> {
  if (row.refund_id === null)
    tellUser(tx, row.user_id, 'withdrawal_approval', { withdrawal_id: row.id, status: row.status })
  if (row.trade_id !== null) await origins.trade.moved(tx, row, at)
  if (row.refund_id !== null) await origins.refund.moved(tx, row, at)
  // Whoever cancels knows; of coins that go back to a payer the owner of the store is not told: they never were theirs.
  if (isEnded(row.status) && move !== 'cancel' && row.refund_id === null) await newsSoon(tx, row, at)
  if (row.status === 'approved' && row.recipient_id === null) await wakeSending(tx, at)
}
