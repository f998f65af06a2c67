import type { Chain } from '../../../adapters/chain/chain.ts'
import { networkCodes, networks, type NetworkCode } from '../../../domain/reference/network.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { newSecret } from '../../../runtime/random.ts'
import { watchedOn } from '../deposit/watchedPlaces.ts'
import { takeTurn } from '../house/networkTurn.ts'
import { wakeSending } from '../withdrawal/record/sendingJob.ts'
import type { ComparingParts } from './parts.ts'
import { settleSending, settleUnknown } from './settleSending.ts'

/**
 * After a restore: finds on the chains what our addresses have sent and the database knows nothing of, and books it. Until that is
 * done for a network nothing is sent over it (docs/adr/0147).
 */
export const chainComparing = (parts: ComparingParts): JobHandler =>
  every('chain_comparing', product.withdrawal.watchEverySeconds * 1000, () => compareChains(parts))

/** Does it now, as far as it can be done now. */
export async function compareChains(parts: ComparingParts): Promise<void> {
  const held = await parts.database.db
    .selectFrom('restored_network')
    .selectAll()
    .where('compared_at', 'is', null)
    .execute()
  // A network that does not answer holds up no other.
  await Promise.all(
    networkCodes.map(async network => {
      const row = held.find(one => one.network === network)
      if (!row) return
      try {
        await compare(parts, network, row.next_height)
      } catch (error) {
        parts.logger.warn({ err: error, network }, 'a network waits to be compared with its chain')
      }
    }),
  )
}

async function compare(parts: ComparingParts, network: NetworkCode, from: bigint | null): Promise<void> {
  const { database, logger } = parts
  const chain = parts.chains.of(network)
  const turn = await takeTurn(parts, network, newSecret(parts.random))
  if (!turn) return
  try {
    // What is that deep stays; what is younger is looked at when it is.
    const top = (await chain.head()).height - networks[network].finalBlocks + 1
    // Where no block was ever read nothing was ever sent.
    const next = from === null ? top + 1 : await readOn(parts, chain, Number(from), top)
    if (next <= top) return
    const { address } = parts.watchKeys[network]
    if (await chain.isUnsettled(address, top)) return
    await settleUnknown(parts, network)
    const unknown = await database.db
      .selectFrom('found_sending')
      .select('txid')
      .where('network', '=', network)
      .where('outcome', '=', 'unknown')
      .execute()
    if (unknown.length > 0) {
      logger.error(
        { network, txids: unknown.map(({ txid }) => txid) },
        'coins left before the restore, and nobody knows whose: say it by `npm run sendings`',
      )
      return
    }
    await database.transaction(async tx => {
      await turn.guard(tx)
      const at = parts.clock.now()
      await tx
        .updateTable('restored_network')
        .set({ compared_at: at })
        .where('network', '=', network)
        .where('compared_at', 'is', null)
        .execute()
      await wakeSending(tx, at)
    })
    logger.info({ network }, 'a network was compared with its chain; coins are sent over it again')
  } finally {
    await turn.release()
  }
}

/** Reads some blocks and books what we have sent in them. Answers the next height. */
async function readOn(parts: ComparingParts, chain: Chain, from: number, top: number): Promise<number> {
  const { database, watchKeys } = parts
  const { network } = chain
  const house = watchKeys[network].address
  const deposits = watchedOn(database.db, network)
  const ours = async (addresses: readonly string[]) =>
    new Set([...(await deposits(addresses)), ...addresses.filter(address => address === house)])
  let next = from
  while (next <= top) {
    const blocks = await chain.blocksFrom(next, Math.min(product.deposit.blocksAtOnce, top - next + 1))
    const last = blocks.at(-1)
    if (!last) return next
    const sent = await chain.sendingsIn(blocks, ours)
    if (sent === null) return next
    const toOurs = await ours(sent.map(({ to }) => to))
    for (const one of sent) await settleSending(parts, network, one, toOurs.has(one.to))
    next = last.height + 1
    await database.db
      .updateTable('restored_network')
      .set({ next_height: BigInt(next) })
      .where('network', '=', network)
      .where('compared_at', 'is', null)
      .execute()
  }
  return next
}
