import { sql } from 'kysely'
import type { MinedTransfer, Transfer } from '../../../adapters/chain/chain.ts'
import type { Tx } from '../../../database/database.ts'
import { movedBy } from '../../../domain/deposit/machine.ts'
import { newDepositId, type DepositId } from '../../../domain/identifier/identifier.ts'
import { findCoinNetwork } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { product } from '../../../runtime/product.ts'
import { moveDeposit, type DepositParts } from './moveDeposit.ts'
import { readUpTo, type Reading } from './chainReading.ts'
import type { DepositRow } from './tables.ts'
import { tellDeposit } from './tellDeposit.ts'
import { placesOf } from './watchedPlaces.ts'

/** What writing down what a chain says stands on. */
export interface Recording extends DepositParts {
  readonly network: NetworkCode
  readonly at: Date
}

/** Whoever writes down what a chain says does so alone, in all processes. */
export const holdNetwork = (tx: Tx, network: NetworkCode) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`deposits: ${network}`}, 0))`.execute(tx)

/**
 * Writes down what a reading found: blocks, deposits in them, those that the chain has dropped, and how many blocks each has
 * on it. Answers false when another process has read on meanwhile: then nothing is written.
 */
export async function recordReading(tx: Tx, recording: Recording, reading: Reading): Promise<boolean> {
  const { network } = recording
  await holdNetwork(tx, network)
  const known = await readUpTo(tx, network)
  if (known?.hash !== reading.before.hash) return false
  const mined = ofThisNetwork(reading.transfers, network)
  if (reading.fork.hash !== reading.before.hash) await rollBack(tx, recording, reading, mined)
  await keepBlocks(tx, network, reading)
  const { depositOf } = await depositsOf(tx, recording, mined)
  const arrived: DepositId[] = []
  for (const transfer of mined) {
    const row = depositOf(transfer)
    if (!row || movedBy(row.status, 'mine') === null) continue
    const { block, amount } = transfer
    await moveDeposit(tx, recording, row.id, 'mine', { at: recording.at, block, amount })
    arrived.push(row.id)
  }
  const height = (reading.blocks.at(-1) ?? reading.fork).height
  for (const row of await countConfirmations(tx, recording, height, arrived))
    await tellOfDeposit(tx, recording, row)
  return true
}

/**
 * Writes down what is on its way, and what is no longer.
 * @param lookedAt when the chain was asked, before its blocks were read to the end: what was seen since is not its matter
 */
export async function recordWaiting(
  tx: Tx,
  recording: Recording,
  waiting: readonly Transfer[],
  lookedAt: Date,
): Promise<void> {
  const { network, at } = recording
  await holdNetwork(tx, network)
  const found = ofThisNetwork(waiting, network)
  const { depositOf, made } = await depositsOf(tx, recording, found)
  const known = found.flatMap(transfer => depositOf(transfer) ?? [])
  for (const row of made) await tellOfDeposit(tx, recording, row)
  for (const { id, status } of known) {
    if (movedBy(status, 'reappear') === null) continue
    const row = await moveDeposit(tx, recording, id, 'reappear', { at })
    if (row) await tellOfDeposit(tx, recording, row)
  }
  const waits = new Set(known.map(({ id }) => id))
  const open = await tx
    .selectFrom('deposit')
    .select('id')
    .where('network', '=', network)
    .where('status', '=', 'seen')
    .where('seen_at', '<', lookedAt)
    .execute()
  for (const { id } of open) {
    const row = waits.has(id) ? null : await moveDeposit(tx, recording, id, 'vanish', { at })
    if (row) await tellOfDeposit(tx, recording, row)
  }
}

/** Whoever a deposit is for looks at it: its owner, or the invoice that it pays. */
async function tellOfDeposit(tx: Tx, { invoices, at }: Recording, row: DepositRow): Promise<void> {
  tellDeposit(tx, row)
  if (row.invoice_id !== null) await invoices.depositMoved(tx, row, at)
}

/** Coins that do not travel over the network have no business there. */
const ofThisNetwork = <T extends Transfer>(transfers: readonly T[], network: NetworkCode): T[] =>
  transfers.filter(({ coin, amount }) => amount > 0n && findCoinNetwork(coin, network) !== undefined)

/**
 * The blocks above the fork are gone. What was in them and is in the new ones has only another block; the rest waits again,
 * or what was credited for it is taken back.
 */
async function rollBack(
  tx: Tx,
  recording: Recording,
  { fork }: Reading,
  mined: readonly MinedTransfer[],
): Promise<void> {
  const { network, at } = recording
  await tx
    .deleteFrom('chain_block')
    .where('network', '=', network)
    .where('height', '>', BigInt(fork.height))
    .execute()
  const dropped = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('network', '=', network)
    .where('block_height', '>', BigInt(fork.height))
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
    .execute()
  const nowIn = new Map(mined.map(transfer => [nameOf(transfer), transfer.block]))
  for (const row of dropped) {
    const block = nowIn.get(nameOf({ ...row, index: row.output }))
    if (block)
      await tx
        .updateTable('deposit')
        .set({ block_height: BigInt(block.height), block_hash: block.hash, updated_at: at })
        .where('id', '=', row.id)
        .execute()
    else await dropFromBlock(tx, recording, row)
  }
}

async function dropFromBlock(tx: Tx, recording: Recording, { id, status }: DepositRow): Promise<void> {
  const { at } = recording
  const moves = ['unmine', 'reverse', 'vanish'] as const
  const move = moves.find(one => movedBy(status, one) !== null)
  if (!move) throw new Error(`The deposit ${id} is ${status}, and was in a block`)
  const row = await moveDeposit(tx, recording, id, move, { at })
  // Taking a credit back tells by itself.
  if (row && move !== 'reverse') await tellOfDeposit(tx, recording, row)
}

const nameOf = ({ txid, index }: Pick<Transfer, 'txid' | 'index'>) => `${txid}:${index}`

/** Old blocks are forgotten once in so many. */
const forgetEvery = 64

/** Notes the new blocks, and forgets those that are too deep to be dropped. */
async function keepBlocks(tx: Tx, network: NetworkCode, { blocks, fork }: Reading): Promise<void> {
  if (blocks.length === 0) return
  await tx
    .insertInto('chain_block')
    .values(blocks.map(({ height, hash }) => ({ network, height: BigInt(height), hash })))
    .execute()
  const newest = blocks.at(-1)?.height ?? fork.height
  if (newest % forgetEvery >= blocks.length) return
  await tx
    .deleteFrom('chain_block')
    .where('network', '=', network)
    .where('height', '<=', BigInt(newest - product.deposit.keptBlocks))
    .execute()
}

interface Known {
  readonly depositOf: (transfer: Transfer) => DepositRow | undefined
  /** Those that nobody knew before. */
  readonly made: readonly DepositRow[]
}

/** So many rows go into one statement. */
const rowsAtOnce = 500

/** The deposits that these transfers are; those not known yet are made. */
async function depositsOf(tx: Tx, recording: Recording, transfers: readonly Transfer[]): Promise<Known> {
  const made: DepositRow[] = []
  for (let from = 0; from < transfers.length; from += rowsAtOnce)
    made.push(...(await makeDeposits(tx, recording, transfers.slice(from, from + rowsAtOnce))))
  const known =
    made.length === transfers.length
      ? made
      : await tx
          .selectFrom('deposit')
          .selectAll()
          .where('network', '=', recording.network)
          .where(sql<boolean>`txid = any(${[...new Set(transfers.map(({ txid }) => txid))]}::text[])`)
          .execute()
  const byName = new Map(known.map(row => [nameOf({ txid: row.txid, index: row.output }), row]))
  return { depositOf: transfer => byName.get(nameOf(transfer)), made }
}

async function makeDeposits(
  tx: Tx,
  { network, at, random }: Recording,
  transfers: readonly Transfer[],
): Promise<DepositRow[]> {
  const ownerOf = await placesOf(tx, network, transfers)
  return tx
    .insertInto('deposit')
    .values(
      transfers.map(transfer => ({
        id: newDepositId(at, random),
        network,
        txid: transfer.txid,
        output: transfer.index,
        coin: transfer.coin,
        amount: transfer.amount,
        address: transfer.to,
        memo: transfer.memo,
        sender: transfer.from,
        user_id: ownerOf(transfer)?.user_id ?? null,
        address_id: ownerOf(transfer)?.id ?? null,
        invoice_id: ownerOf(transfer)?.invoice_id ?? null,
        status: 'seen' as const,
        block_height: null,
        block_hash: null,
        seen_at: at,
        updated_at: at,
      })),
    )
    .onConflict(conflict => conflict.constraint('deposit_once').doNothing())
    .returningAll()
    .execute()
}

/** How many blocks each deposit has on it, its own counted. Answers those that moved, and those that arrived. */
function countConfirmations(
  tx: Tx,
  { network, at }: Recording,
  height: number,
  arrived: readonly DepositId[],
): Promise<DepositRow[]> {
  const count = sql<number>`(${height}::bigint - block_height + 1)::int`
  return tx
    .updateTable('deposit')
    .set({ confirmations: count, updated_at: at })
    .where('network', '=', network)
    .where('status', '=', 'confirming')
    .where(sql<boolean>`(confirmations <> ${count} or id = any(${[...arrived]}::uuid[]))`)
    .returningAll()
    .execute()
}
