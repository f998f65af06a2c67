import { sql } from 'kysely'
import { coinCodes, findCoinNetwork } from '../../domain/reference/coin.ts'
import { networkCodes, networks, type NetworkCode } from '../../domain/reference/network.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { Clock } from '../../runtime/clock.ts'
import { every, type JobHandler } from '../../runtime/job/jobHandler.ts'
import { product } from '../../runtime/product.ts'
import type { SignallingDatabase } from '../../runtime/signalling.ts'
import { mine } from './embeddedBlocks.ts'

/** The most blocks that anybody counts on a network: then a transaction is as settled as it will be. */
export const settledAfter = (network: NetworkCode): number =>
  Math.max(...coinCodes.map(coin => findCoinNetwork(coin, network)?.confirmations ?? 0))

/**
 * Gives simulated chains a block from time to time, as long as something waits or has too few blocks on it, and what we have
 * sent is not final: a chain on which nothing happens stands still and fills no table.
 * @param onBlock is told of each network that got one
 */
export const simulatedMining = (parts: {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly random: Random
  readonly onBlock: (network: NetworkCode) => Promise<void>
}): JobHandler =>
  every('simulated_blocks', product.deposit.simulatedBlockSeconds * 1000, async () => {
    const { database, clock, random, onBlock } = parts
    const { rows } = await sql<{ network: NetworkCode }>`
        select network from simulated_chain c
        join unnest(${[...networkCodes]}::text[], ${networkCodes.map(settledAfter)}::int[],
          ${networkCodes.map(code => networks[code].finalBlocks)}::int[]) as n (code, needed, final)
          on n.code = c.network
        where mines and exists (
          select from simulated_transaction w where w.network = c.network and not is_dropped and (
            block_height is null and not exists (
              select from simulated_transaction m where m.network = w.network and m.sender = w.sender
                and m.sequence = w.sequence and m.block_height is not null)
            or block_height > 0 and block_height > (
              select max(height) from simulated_block b where b.network = c.network)
              - case when w.sender = c.wallet then n.final else n.needed end + 1))`.execute(database.db)
    for (const { network } of rows) {
      await database.transaction(tx => mine(tx, { network, random, at: clock.now() }, 1))
      await onBlock(network)
    }
  })
