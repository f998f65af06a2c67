import type { DecimalString } from '../money/decimal.ts'
import { divideRounded } from '../money/rounding.ts'
import { tenTo } from '../money/decimal.ts'
import { multiplyRatios, ratio, type Ratio } from '../money/ratio.ts'
import { exactRate, rateOf, type Rates } from '../rate/rates.ts'
import { scaleOf, type AssetCode } from '../reference/asset.ts'
import { findCoinNetwork, coins, type CoinCode } from '../reference/coin.ts'
import type { NetworkCode } from '../reference/network.ts'
import { toUnits } from '../money/units.ts'

/** Units of the coin that one unit of the asset costs, exactly. */
function unitsOfCoin(rates: Rates, asset: AssetCode, coin: CoinCode): Ratio {
  const rate = exactRate(rates, asset, coin)
  return multiplyRatios(rate, ratio(tenTo(scaleOf(coin)), tenTo(scaleOf(asset))))
}

/** What has to be sent of a coin for so many units of the asset: never too little for the store. */
export function dueFor(rates: Rates, asset: AssetCode, worth: bigint, coin: CoinCode): bigint {
  if (asset === coin) return worth
  const { numerator, denominator } = unitsOfCoin(rates, asset, coin)
  return divideRounded(worth * numerator, denominator, 'up')
}

/** What one coin costs in the asset, as it is shown; null where both are the same. */
export const shownPrice = (rates: Rates, asset: AssetCode, coin: CoinCode): DecimalString | null =>
  asset === coin ? null : rateOf(rates, coin, asset)

/** Whether so much of a coin may be asked for at an address: less is not worth what it costs to collect. */
export function isEnoughToSend(coin: CoinCode, network: NetworkCode, due: bigint): boolean {
  const way = findCoinNetwork(coin, network)
  return way !== undefined && due >= toUnits(way.minimumDeposit, coins[coin].scale, 'exact')
}
