import type { Chain } from '../../adapters/chain/chain.ts'
import type { Database } from '../../database/database.ts'
import { exactRate, type Rates } from '../../domain/rate/rates.ts'
import { divideRounded } from '../../domain/money/rounding.ts'
import { tenTo } from '../../domain/money/decimal.ts'
import { coins, type CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import { collectingWork } from '../../modules/money/collecting/collectingJob.ts'
import { ownMoves } from '../../modules/money/house/houseNumbers.ts'
import type { JobHandler } from '../../runtime/job/jobHandler.ts'
import type { Settings } from '../../runtime/setting/settings.ts'
import { machineTimers } from '../../runtime/timers.ts'
import type { Parts } from '../parts.ts'

/** The chains that are not simulated here. Their libraries are loaded only then. */
export async function realChains(
  { ethereum }: Pick<Settings, 'ethereum'>,
  database: Pick<Database, 'db'>,
  rates: () => Rates,
): Promise<Readonly<Partial<Record<NetworkCode, Chain>>>> {
  if (ethereum === null) return {}
  const { ethereumChain } = await import('../../adapters/chain/ethereum/ethereumChain.ts')
  return {
    ethereum: ethereumChain({
      ...ethereum,
      worth: (wei, coin) => worthOf(rates(), wei, coin),
      ownMoves: txids => ownMoves(database.db, txids),
    }),
  }
}

/** Wei in the units of a coin, rounded up: the house does not pay the difference. */
export function worthOf(rates: Rates, wei: bigint, coin: CoinCode): bigint {
  const { numerator, denominator } = exactRate(rates, 'ETH', coin)
  const scale = tenTo(coins.ETH.scale)
  return divideRounded(wei * numerator * tenTo(coins[coin].scale), denominator * scale, 'up')
}

/** What brings coins home from deposit addresses, where there are real ones. */
export function collectingJobs(parts: Parts): readonly JobHandler[] {
  const chain = parts.chains.of('ethereum')
  if (chain.isSimulated) return []
  const { database, clock, random, logger, wallet } = parts
  return [
    collectingWork({
      database,
      clock,
      machine: clock.machine,
      timers: machineTimers,
      random,
      logger,
      chain,
      house: wallet.watchKeys.ethereum.address,
      signer: wallet.signer,
    }),
  ]
}
