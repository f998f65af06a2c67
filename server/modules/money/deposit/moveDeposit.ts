import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { BlockId } from '../../../adapters/chain/chain.ts'
import type { DepositId, UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import { depositTransitions, type DepositMove, type DepositPosting } from '../../../domain/deposit/machine.ts'
import { lockAvailable } from '../../../ledger/claim.ts'
import { depositJournals, type DepositMoney } from '../../../ledger/deposit.ts'
import { post } from '../../../ledger/ledger.ts'
import { notify } from '../../telling/notification/notify.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { tellBalance } from '../wallet/tellBalance.ts'
import type { DepositRow } from './tables.ts'
import { tellDeposit } from './tellDeposit.ts'

/** What moving a deposit needs beside it. */
export interface DepositParts {
  readonly random: Random
  readonly desk: ShownDesk
  readonly invoices: InvoiceDesk
}

/** What is shown for somebody's coins, their adverts. Everybody locks it before the coins, so that nobody waits in a circle. */
export interface ShownDesk {
  /** Makes a change of somebody's coins with what is shown for them locked, and looks at it afterwards. */
  changeCoins(
    tx: Tx,
    of: { readonly userId: UserId; readonly coin: CoinCode; readonly at: Date },
    change: () => Promise<void>,
  ): Promise<void>
}

/** What invoices make of the deposits at their addresses. */
export interface InvoiceDesk {
  /** It was seen, counted, credited or dropped. */
  depositMoved(tx: Tx, row: DepositRow, at: Date): Promise<void>
  /** The chain has dropped what was credited: it is taken from wherever its coins are. */
  takeBack(tx: Tx, row: DepositRow, at: Date): Promise<void>
}

/** What a move brings with it. */
export interface MoveFacts {
  readonly at: Date
  /** Of `mine`: the block that it is in now, and what came by it. While it waited, its amount was a promise. */
  readonly block?: BlockId
  readonly amount?: bigint
  /** Of `claim`: whose it is. */
  readonly userId?: UserId
}

/** What each move writes beside the status. */
const writes: Readonly<Record<DepositMove, (facts: MoveFacts) => Partial<Written>>> = {
  mine: ({ block, amount }) => ({
    ...inBlock(block),
    ...(amount === undefined ? {} : { amount }),
    confirmations: 1,
  }),
  unmine: () => outOfBlock,
  credit: ({ at }) => ({ credited_at: at, times_credited: sql`times_credited + 1` }),
  passOver: () => ({}),
  suspend: () => ({ times_credited: sql`times_credited + 1` }),
  claim: ({ at, userId }) => ({ credited_at: at, ...(userId === undefined ? {} : { user_id: userId }) }),
  vanish: () => outOfBlock,
  reappear: () => ({}),
  reverse: () => ({ ...outOfBlock, credited_at: null }),
}

interface Written {
  readonly amount: bigint
  readonly block_height: bigint | null
  readonly block_hash: string | null
  readonly confirmations: number
  readonly credited_at: Date | null
  readonly times_credited: ReturnType<typeof sql>
  readonly user_id: UserId
}

const outOfBlock = { block_height: null, block_hash: null, confirmations: 0 } as const

function inBlock(block: BlockId | undefined) {
  if (!block) throw new Error('A deposit is mined into a block')
  return { block_height: BigInt(block.height), block_hash: block.hash }
}

/**
 * The one place in which a deposit's status changes: by the table, guarded in the database, with its journal and all that
 * follows from it. Answers the row as it is now; null when the move does not lead from where it is, because somebody else
 * has moved it.
 */
export async function moveDeposit(
  tx: Tx,
  parts: DepositParts,
  id: DepositId,
  move: DepositMove,
  facts: MoveFacts,
): Promise<DepositRow | null> {
  const { from, to, posts } = depositTransitions[move]
  const row = await tx
    .updateTable('deposit')
    .set({ status: to, updated_at: facts.at, ...(writes[move](facts) as object) })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  if (posts !== null) await postings[posts](tx, parts, row, facts.at)
  return row
}

type Posting = (tx: Tx, parts: DepositParts, row: DepositRow, at: Date) => Promise<void>

/** How each posting is made, and who is told of it. */
const postings: Readonly<Record<DepositPosting, Posting>> = {
  credit: (tx, parts, row, at) =>
    row.invoice_id === null ? creditOwner(tx, parts, row, at, 'credit') : creditInvoice(tx, parts, row, at),
  suspend: (tx, _, row, at) => write(tx, 'suspend', row, at),
  attribute: (tx, parts, row, at) => creditOwner(tx, parts, row, at, 'attribute'),
  reverse: takeBack,
}

/** Coins for their owner: their adverts may be shown again, their balance moves on screen, and they are notified. */
async function creditOwner(
  tx: Tx,
  parts: DepositParts,
  row: DepositRow,
  at: Date,
  posting: 'credit' | 'attribute',
): Promise<void> {
  await ofOwner(tx, parts, row, at, () => write(tx, posting, row, at))
  const notice = {
    code: 'coins_credited',
    ...money(BigInt(row.amount), row.coin),
  } as const
  await notify(tx, parts.random, ownerOf(row), { type: 'Notification::Refill', ...notice }, at)
}

/** Coins for an invoice lie in suspense until it is known what becomes of them. */
async function creditInvoice(tx: Tx, { invoices }: DepositParts, row: DepositRow, at: Date): Promise<void> {
  await write(tx, 'suspend', row, at)
  await invoices.depositMoved(tx, row, at)
}

/** From what the owner still has; the rest they owe. */
async function takeBack(tx: Tx, parts: DepositParts, row: DepositRow, at: Date): Promise<void> {
  if (row.invoice_id !== null) return parts.invoices.takeBack(tx, row, at)
  const { user_id: owner, coin } = row
  if (owner === null) return write(tx, 'reverse', row, at)
  await ofOwner(tx, parts, row, at, async () => {
    const left = await lockAvailable(tx, owner, coin)
    const amount = BigInt(row.amount)
    await write(tx, 'reverse', row, at, left < amount ? amount - left : 0n)
  })
  const notice = {
    code: 'deposit_reversed',
    ...money(BigInt(row.amount), coin),
  } as const
  await notify(tx, parts.random, owner, { type: 'Notification::Admin', ...notice }, at)
}

/** A change of what its owner has, in the order in which everybody locks: their adverts before their coins. */
async function ofOwner(
  tx: Tx,
  { desk }: DepositParts,
  row: DepositRow,
  at: Date,
  change: () => Promise<void>,
): Promise<void> {
  const owner = ownerOf(row)
  await desk.changeCoins(tx, { userId: owner, coin: row.coin, at }, change)
  tellDeposit(tx, row)
  await tellBalance(tx, owner, row.coin)
}

async function write(tx: Tx, posting: DepositPosting, row: DepositRow, at: Date, spent = 0n): Promise<void> {
  const { outcome } = await post(tx, depositJournals[posting](moneyOf(row), at, spent))
  if (outcome !== 'posted') throw new Error(`The deposit ${row.id} could not be posted: ${outcome}`)
}

const moneyOf = (row: DepositRow): DepositMoney => ({
  depositId: row.id,
  key: depositKey(row),
  asset: row.coin,
  amount: BigInt(row.amount),
  owner: row.user_id,
})

/** Names a credit for ever: what came, and for which time it is credited. */
export const depositKey = (row: Pick<DepositRow, 'network' | 'txid' | 'output' | 'times_credited'>): string =>
  `${row.network}:${row.txid}:${row.output}:${row.times_credited}`

function ownerOf(row: DepositRow): UserId {
  if (row.user_id === null) throw new Error(`Nobody owns the deposit ${row.id} yet`)
  return row.user_id
}
