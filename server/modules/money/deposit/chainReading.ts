import type { BlockId, Chain, MinedTransfer, Watched } from '../../../adapters/chain/chain.ts'
import type { Connection } from '../../../database/database.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { product } from '../../../runtime/product.ts'

/** What a look at a chain found: where it goes on from what was read, and what came in the blocks from there on. */
export interface Reading {
  /** The newest block that was read before; where the chain has dropped it, it still names what this stands on. */
  readonly before: BlockId
  /** The newest block that was read before and is on the chain as it is now. */
  readonly fork: BlockId
  readonly blocks: readonly BlockId[]
  readonly transfers: readonly MinedTransfer[]
}

/** A chain was reorganised deeper than its blocks are kept: nobody knows which deposits it has dropped. */
export class ChainTooDeep extends Error {
  constructor(network: NetworkCode) {
    super(
      `${network} was reorganised deeper than ${product.deposit.keptBlocks} blocks: look at its deposits by hand`,
    )
    this.name = 'ChainTooDeep'
  }
}

/** The newest block of a network that was read; undefined for one that nobody has looked at. */
export async function readUpTo(db: Connection, network: NetworkCode): Promise<BlockId | undefined> {
  const row = await db
    .selectFrom('chain_block')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .orderBy('height', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { height: Number(row.height), hash: row.hash }
}

/**
 * Reads on: the next blocks and what came in them to watched addresses. `changed` when the chain was reorganised under the
 * reading, which then begins anew.
 */
export async function readOn(
  db: Connection,
  chain: Chain,
  watched: Watched,
  before: BlockId,
): Promise<Reading | 'nothing_new' | 'changed'> {
  const { blocksAtOnce } = product.deposit
  const [first, ...next] = await chain.blocksFrom(before.height, blocksAtOnce + 1)
  // A node that has not heard of what was read is behind; that is no reorganisation.
  if (!first) return 'changed'
  if (first.hash === before.hash)
    return next.length === 0
      ? 'nothing_new'
      : whatCame(chain, watched, { before, fork: before, blocks: next })
  const fork = await forkOf(db, chain, before)
  const [still, ...blocks] = await chain.blocksFrom(fork.height, blocksAtOnce + 1)
  const isBranch =
    still?.hash === fork.hash && blocks.length >= Math.min(before.height - fork.height, blocksAtOnce)
  return isBranch ? whatCame(chain, watched, { before, fork, blocks }) : 'changed'
}

async function whatCame(
  chain: Chain,
  watched: Watched,
  reading: Omit<Reading, 'transfers'>,
): Promise<Reading | 'changed'> {
  const transfers = await chain.transfersIn(reading.blocks, watched)
  return transfers ? { ...reading, transfers } : 'changed'
}

const stepsBack = 32

/** The newest of the kept blocks that the chain still has. */
async function forkOf(db: Connection, chain: Chain, before: BlockId): Promise<BlockId> {
  const { network } = chain
  for (let top = before.height; top > before.height - product.deposit.keptBlocks; top -= stepsBack) {
    const bottom = Math.max(top - stepsBack + 1, 0)
    const kept = await db
      .selectFrom('chain_block')
      .select(['height', 'hash'])
      .where('network', '=', network)
      .where('height', '>=', BigInt(bottom))
      .where('height', '<=', BigInt(top))
      .orderBy('height', 'desc')
      .execute()
    const now = new Map((await chain.blocksFrom(bottom, stepsBack)).map(block => [block.height, block.hash]))
    const same = kept.find(block => now.get(Number(block.height)) === block.hash)
    if (same) return { height: Number(same.height), hash: same.hash }
    if (kept.length === 0) break
  }
  throw new ChainTooDeep(network)
}
