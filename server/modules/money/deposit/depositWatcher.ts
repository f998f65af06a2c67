import type { Chain } from '../../../adapters/chain/chain.ts'
import type { Chains } from '../../../adapters/chain/chains.ts'
import { findCoinNetwork, coins } from '../../../domain/reference/coin.ts'
import { networkCodes, type NetworkCode } from '../../../domain/reference/network.ts'
import { settlingMove } from '../../../domain/deposit/machine.ts'
import type { DepositId } from '../../../domain/identifier/identifier.ts'
import { toUnits } from '../../../domain/money/units.ts'
import { product } from '../../../runtime/product.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Logger } from '../../../runtime/logger.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import { moveDeposit, type DepositParts } from './moveDeposit.ts'
import { readOn, readUpTo } from './chainReading.ts'
import { holdNetwork, recordReading, recordWaiting } from './recordDeposits.ts'
import type { DepositRow } from './tables.ts'
import { watchedOn } from './watchedPlaces.ts'
import { oneRunAtATime } from './oneRunAtATime.ts'

/** What a watcher stands on. */
export interface WatcherParts extends DepositParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly logger: Logger
  readonly chains: Chains
}

/** Sees to it that what the chains say of deposits is in the books. */
export interface DepositWatcher {
  /**
   * Begins to watch each chain that nobody watches yet, at its head: addresses are given out only then. A chain that cannot
   * be reached is begun by a later look.
   */
  begin(): Promise<void>
  /** Reads a chain to its head and credits what has become due. It may be killed at any point, and run anywhere at once. */
  look(network: NetworkCode): Promise<void>
}

/** After so many changes under the reading it is left to the next look. */
const tries = 5

/** Makes a watcher of all chains. */
export function depositWatcher(parts: WatcherParts): DepositWatcher {
  const looks = new Map(
    networkCodes.map(network => [network, oneRunAtATime(() => lookAt(parts, parts.chains.of(network)))]),
  )
  return {
    async begin() {
      const { db } = parts.database
      const begun = new Set(
        (await db.selectFrom('chain_block').select('network').distinct().execute()).map(row => row.network),
      )
      for (const network of networkCodes.filter(code => !begun.has(code)))
        await beginAt(parts, parts.chains.of(network)).catch((error: unknown) =>
          parts.logger.warn({ err: error, network }, 'a chain is not watched yet'),
        )
    },
    async look(network) {
      await looks.get(network)?.()
    },
  }
}

async function beginAt({ database }: WatcherParts, chain: Chain): Promise<void> {
  const { height, hash } = await chain.head()
  await database.db
    .insertInto('chain_block')
    .values({ network: chain.network, height: BigInt(height), hash })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function lookAt(parts: WatcherParts, chain: Chain): Promise<void> {
  const { database, clock } = parts
  const { network } = chain
  const lookedAt = clock.now()
  // Before the blocks: what is mined meanwhile is in one of them.
  const waiting = await chain.waiting(watchedOn(database.db, network))
  if (!(await readToHead(parts, chain))) return
  const open = await openOn(parts, network)
  if (waiting.length > 0 || open.some(({ status }) => status === 'seen'))
    await database.transaction(tx =>
      recordWaiting(tx, { ...parts, network, at: clock.now() }, waiting, lookedAt),
    )
  await settle(
    parts,
    network,
    open.filter(({ status }) => status === 'confirming'),
  )
}

type Open = Pick<DepositRow, 'id' | 'coin' | 'confirmations' | 'status'>

/** What is not settled yet. */
const openOn = ({ database }: WatcherParts, network: NetworkCode): Promise<Open[]> =>
  database.db
    .selectFrom('deposit')
    .select(['id', 'coin', 'confirmations', 'status'])
    .where('network', '=', network)
    .where('status', 'in', ['seen', 'confirming'])
    .orderBy('id')
    .execute()

/** Answers whether the head was reached. */
async function readToHead(parts: WatcherParts, chain: Chain): Promise<boolean> {
  const { database, clock } = parts
  const { network } = chain
  const watched = watchedOn(database.db, network)
  for (let changes = 0; changes < tries;) {
    const before = await readUpTo(database.db, network)
    if (!before) {
      await beginAt(parts, chain)
      return false
    }
    const reading = await readOn(database.db, chain, watched, before)
    if (reading === 'nothing_new') return true
    const isWritten =
      reading !== 'changed' &&
      (await database.transaction(tx => recordReading(tx, { ...parts, network, at: clock.now() }, reading)))
    if (!isWritten) changes += 1
    // So few are all there were.
    else if (reading.blocks.length < product.deposit.blocksAtOnce) return true
  }
  return false
}

/** Credits each deposit that has its confirmations, in a transaction of its own: one that fails does not hold up others. */
async function settle(parts: WatcherParts, network: NetworkCode, confirming: readonly Open[]): Promise<void> {
  const failures: unknown[] = []
  for (const { id, coin, confirmations } of confirming) {
    const way = findCoinNetwork(coin, network)
    if (!way || confirmations < way.confirmations) continue
    await settleOne(parts, network, id).catch((error: unknown) => {
      parts.logger.error({ err: error, deposit: id }, 'a deposit could not be settled')
      failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}

async function settleOne(parts: WatcherParts, network: NetworkCode, id: DepositId): Promise<void> {
  const { database, clock } = parts
  await database.transaction(async tx => {
    // Nobody writes down a reorganisation meanwhile.
    await holdNetwork(tx, network)
    const row = await tx
      .selectFrom('deposit')
      .select(['coin', 'amount', 'user_id', 'invoice_id', 'confirmations'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const way = findCoinNetwork(row.coin, network)
    if (!way || row.confirmations < way.confirmations) return
    const move = settlingMove({
      isOwned: row.user_id !== null || row.invoice_id !== null,
      amount: BigInt(row.amount),
      // The rest of an invoice may be small, and was asked for.
      minimum: row.invoice_id === null ? toUnits(way.minimumDeposit, coins[row.coin].scale, 'exact') : 0n,
    })
    await moveDeposit(tx, parts, id, move, { at: clock.now() })
  })
}
