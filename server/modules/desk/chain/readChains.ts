import type { Chain } from '../../../adapters/chain/chain.ts'
import type { Chains } from '../../../adapters/chain/chains.ts'
import type { Connection } from '../../../database/database.ts'
import type { WatchKeys } from '../../../domain/chain/watchKeys.ts'
import type { ChainState } from '../../../domain/desk/chain.ts'
import { coinCodes, type CoinCode } from '../../../domain/reference/coin.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { networkCodes, type NetworkCode } from '../../../domain/reference/network.ts'
import { answering } from '../../../runtime/answering.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { product } from '../../../runtime/product.ts'
import { machineTimers } from '../../../runtime/timers.ts'
import type { Signer } from '../../../signer/signer.ts'
import { allAddresses } from '../../money/deposit/watchedPlaces.ts'
import { isPaused } from '../../money/withdrawal/record/withdrawalObstacles.ts'

/** What the state of the chains is read of. */
export interface ChainParts {
  readonly database: { readonly db: Connection }
  readonly chains: Chains
  readonly watchKeys: Readonly<Record<NetworkCode, WatchKeys>>
  readonly signer: Pick<Signer, 'room'>
  readonly machine: Clock
}

/** What a node says: the newest block, and what lies at the house's address. */
interface Heard {
  readonly head: number
  readonly hot: Readonly<Partial<Record<CoinCode, bigint>>>
}

/** Asks nodes and the signer, and waits for none of them for long. Of several who look at once each node is asked once. */
export function chainsReader({ database, chains, watchKeys, signer, machine }: ChainParts) {
  const asking = { timers: machineTimers, machine, withinMs: product.desk.answersWithinMs }
  const askSigner = answering(() => signer.room(), asking)
  const nodes = networkCodes.map(network => {
    const chain = chains.of(network)
    return { chain, ask: answering(() => hear(database.db, chain, watchKeys[network]), asking) }
  })

  return async (db: Connection) => {
    const [heights, held, isOff, room, items] = await Promise.all([
      heightsOf(db),
      db.selectFrom('restored_network').select('network').execute(),
      isPaused(db),
      askSigner(),
      Promise.all(nodes.map(async ({ chain, ask }) => ({ chain, heard: (await ask()).answer }))),
    ])
    const restored = new Set<string>(held.map(({ network }) => network))
    return {
      items: items.map(({ chain, heard }) => {
        const height = heights.get(chain.network) ?? null
        const behind = heard && height !== null ? Math.max(0, heard.head - height) : null
        return {
          network: chain.network,
          is_simulated: chain.isSimulated,
          state: stateOf({ heard, behind, isHeld: restored.has(chain.network) }),
          height,
          head: heard?.head ?? null,
          behind,
          hot: heard
            ? coinCodes.flatMap(coin => {
                const units = heard.hot[coin]
                return units === undefined ? [] : [{ coin, amount: decimalOf(units, coin) }]
              })
            : [],
        }
      }),
      /** Null while the signer does not answer. */
      room:
        room.answer?.map(({ coin, limit, left }) => ({
          coin,
          limit: decimalOf(limit, coin),
          left: decimalOf(left, coin),
        })) ?? null,
      withdrawals_paused: isOff,
    }
  }
}

/** A simulated chain has one wallet for all addresses; of a real one only the house's address sends. */
async function hear(db: Connection, chain: Chain, keys: WatchKeys): Promise<Heard> {
  const addresses = chain.isSimulated ? await allAddresses(db, chain.network, keys) : [keys.address]
  const [{ height }, hot] = await Promise.all([chain.head(), chain.held(addresses)])
  return { head: height, hot }
}

async function heightsOf(db: Connection): Promise<ReadonlyMap<NetworkCode, number>> {
  const rows = await db
    .selectFrom('chain_block')
    .select(['network', eb => eb.fn.max('height').as('height')])
    .groupBy('network')
    .execute()
  return new Map(rows.map(({ network, height }) => [network, Number(height)]))
}

function stateOf(of: {
  readonly heard: Heard | null
  readonly behind: number | null
  readonly isHeld: boolean
}): ChainState {
  if (of.heard === null) return 'silent'
  if (of.isHeld) return 'held'
  return of.behind !== null && of.behind > product.desk.behindBlocks ? 'behind' : 'fine'
}
