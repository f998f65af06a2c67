import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../database/database.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import type { BlockId } from './chain.ts'

/** What mining stands on. */
export interface Mining {
  readonly network: NetworkCode
  readonly random: Random
  readonly at: Date
}

/** The newest block of a simulated chain. */
export async function headOf(db: Connection, network: NetworkCode): Promise<BlockId> {
  const row = await db
    .selectFrom('simulated_block')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .orderBy('height', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw new Error(`The simulated chain ${network} has not begun`)
  return { height: Number(row.height), hash: row.hash }
}

/** Whoever writes to a chain does so alone. */
export const holdChain = async (tx: Tx, network: NetworkCode): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`simulated chain: ${network}`}, 0))`.execute(tx)
}

/**
 * Mines so many blocks, the first of which takes everything that waits: of two transactions with one number of a sender the
 * one that was sent last, as with a higher fee.
 */
export async function mine(tx: Tx, mining: Mining, count: number): Promise<BlockId> {
  await holdChain(tx, mining.network)
  return mineHeld(tx, mining, count)
}

/** The same in a transaction that holds the chain already. */
export async function mineHeld(tx: Tx, mining: Mining, count: number): Promise<BlockId> {
  return append(tx, mining, await headOf(tx, mining.network), count)
}

async function append(tx: Tx, { network, random, at }: Mining, on: BlockId, count: number): Promise<BlockId> {
  const blocks: (BlockId & { readonly parent: string })[] = []
  for (let number = 1; number <= count; number++) {
    const parent = blocks.at(-1)?.hash ?? on.hash
    const height = on.height + number
    blocks.push({ height, parent, hash: hashOf(network, parent, height, random) })
  }
  const last = blocks.at(-1)
  if (!last) return on
  await tx
    .insertInto('simulated_block')
    .values(
      blocks.map(({ height, hash, parent }) => ({
        network,
        height: BigInt(height),
        hash,
        parent,
        mined_at: at,
      })),
    )
    .execute()
  await sql`update simulated_transaction set block_height = ${on.height + 1}
    where network = ${network} and txid in (
      select distinct on (sender, sequence) txid from simulated_transaction w
      where network = ${network} and block_height is null and not is_dropped and not exists (
        select from simulated_transaction m where m.network = w.network and m.sender = w.sender
          and m.sequence = w.sequence and m.block_height is not null)
      order by sender, sequence, sent_at desc, txid
    )`.execute(tx)
  return last
}

/**
 * Replaces the newest blocks by others, and one more. What was in them is in the new ones, but for the transactions that are
 * dropped: those the network has forgotten, until somebody sends them again.
 */
export async function reorganise(
  tx: Tx,
  mining: Mining,
  { depth, drop }: { readonly depth: number; readonly drop: readonly string[] | 'all' },
): Promise<BlockId> {
  const { network } = mining
  await holdChain(tx, network)
  const head = await headOf(tx, network)
  const [fork] = await blocksFrom(tx, network, head.height - depth, 1)
  if (!fork || depth < 1) throw new RangeError(`${network} has no ${depth} blocks to replace`)
  const gone = sql<boolean>`network = ${network} and block_height > ${fork.height}`
  await sql`update simulated_transaction set block_height = null,
    is_dropped = ${drop === 'all' ? sql`true` : sql`txid = any(${[...drop]}::text[])`}
    where ${gone}`.execute(tx)
  if (drop !== 'all')
    await sql`update simulated_transaction set is_dropped = true
      where network = ${network} and block_height is null and txid = any(${[...drop]}::text[])`.execute(tx)
  await sql`delete from simulated_block where network = ${network} and height > ${fork.height}`.execute(tx)
  return append(tx, mining, fork, depth + 1)
}

/** Blocks from a height on, the oldest first. */
export async function blocksFrom(
  db: Connection,
  network: NetworkCode,
  height: number,
  most: number,
): Promise<BlockId[]> {
  const rows = await db
    .selectFrom('simulated_block')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .where('height', '>=', BigInt(height))
    .orderBy('height')
    .limit(most)
    .execute()
  return rows.map(row => ({ height: Number(row.height), hash: row.hash }))
}

/** The parent and a number that nobody foresees: two blocks on one parent are two. */
function hashOf(network: NetworkCode, parent: string, height: number, random: Random): string {
  const nonce = hex.encode(random(8))
  const hash = hex.encode(sha256(new TextEncoder().encode(`${network}:${parent}:${height}:${nonce}`)))
  return network === 'ethereum' ? `0x${hash}` : hash
}

export const genesisHeight = 0

/** The first block of a chain: everywhere the same. */
export const genesis = (network: NetworkCode): BlockId => ({
  height: genesisHeight,
  hash: hashOf(network, '', genesisHeight, bytes => new Uint8Array(bytes)),
})
