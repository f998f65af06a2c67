import type { ChainFee } from '../../../adapters/chain/chain.ts'
import type { Chains } from '../../../adapters/chain/chains.ts'
import { tableFee } from '../../../domain/withdrawal/fee.ts'
import { findCoinNetwork, type CoinCode, type CoinNetwork } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { product } from '../../../runtime/product.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Logger } from '../../../runtime/logger.ts'
import type { Timers } from '../../../runtime/timers.ts'

/** What sending costs now. Chains are asked outside of transactions, and each answer serves everybody for some seconds. */
export interface FeeBoard {
  /** Asks the chain, unless its last answer is fresh. Without an answer the table of coins stands. */
  look(coin: CoinCode, network: NetworkCode): Promise<bigint>
  /** What was looked at last, in units of the coin; what the table of coins says where nothing was. */
  known(coin: CoinCode, network: NetworkCode): bigint
}

interface Looked {
  readonly at: number
  readonly charged: Promise<bigint>
  last: bigint
}

/** Makes the board of a process. */
export function feeBoard(parts: {
  readonly chains: Chains
  readonly machine: Clock
  readonly timers: Timers
  readonly logger: Logger
}): FeeBoard {
  const looked = new Map<string, Looked>()
  const freshMs = product.runtime.sharedCacheSeconds * 1000

  async function ask(coin: CoinCode, network: NetworkCode): Promise<bigint> {
    try {
      const { charged } = await inTime(parts.timers, parts.chains.of(network).fee(coin))
      return charged
    } catch (error) {
      parts.logger.warn({ err: error, network }, 'a chain gave no estimate of its fee')
      return tableFee(coin, wayOf(coin, network))
    }
  }
  return {
    look(coin, network) {
      const key = `${coin}:${network}`
      const now = parts.machine.now().getTime()
      const before = looked.get(key)
      if (before && now - before.at < freshMs) return before.charged
      const charged = ask(coin, network)
      const entry: Looked = { at: now, charged, last: before?.last ?? tableFee(coin, wayOf(coin, network)) }
      looked.set(key, entry)
      return charged.then(fee => (entry.last = fee))
    },
    known: (coin, network) => looked.get(`${coin}:${network}`)?.last ?? tableFee(coin, wayOf(coin, network)),
  }
}

function wayOf(coin: CoinCode, network: NetworkCode): CoinNetwork {
  const way = findCoinNetwork(coin, network)
  if (!way) throw new Error(`${coin} does not travel over ${network}`)
  return way
}

/** Somebody waits for the answer on a page. */
function inTime(timers: Timers, fee: Promise<ChainFee>): Promise<ChainFee> {
  const { promise, reject } = Promise.withResolvers<never>()
  const cancel = timers.after(product.withdrawal.estimateSeconds * 1000, () =>
    reject(new Error('no answer in time')),
  )
  return Promise.race([fee, promise]).finally(cancel)
}
