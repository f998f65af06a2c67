import { toScaled, type DecimalString } from '../money/decimal.ts'
import {
  addRatios,
  divideRatios,
  ratio,
  ratioOf,
  ratioOfPercent,
  ratioToDecimal,
  subtractRatios,
} from '../money/ratio.ts'
import { scaleOf } from '../reference/asset.ts'
import type { FiatCode } from '../reference/fiat.ts'
import { sideOfOwner, type AdvertType } from '../trade/party.ts'

/**
 * What a coin is worth to an ad's owner after the fee, in the ad's fiat: who sells gives up more than a coin for the price of
 * one (price ÷ (1 + fee), rounded down), who buys is left with less than one (price ÷ (1 − fee), rounded up). With the
 * fiat's minor unit, or as many places as the price has where these are more.
 */
export function priceAfterFee(
  type: AdvertType,
  {
    price,
    fiat,
    feePercent,
  }: { readonly price: DecimalString; readonly fiat: FiatCode; readonly feePercent: DecimalString },
): DecimalString {
  const scale = Math.max(scaleOf(fiat), toScaled(price).scale)
  const [one, fee] = [ratio(1n), ratioOfPercent(feePercent)]
  return sideOfOwner[type] === 'seller'
    ? ratioToDecimal(divideRatios(ratioOf(price), addRatios(one, fee)), scale, 'down')
    : ratioToDecimal(divideRatios(ratioOf(price), subtractRatios(one, fee)), scale, 'up')
}
