import { isAssetCode, scaleOf } from './asset.ts'
import type { DecimalString } from '../money/decimal.ts'
import { fromUnits, units } from '../money/units.ts'

/** Minor units of an asset as the decimal of the wire. Throws for an asset that the reference data does not have. */
export function decimalOf(amount: bigint, asset: string): DecimalString {
  if (!isAssetCode(asset)) throw new Error(`${asset} is no asset of the reference data`)
  return fromUnits(units(amount), scaleOf(asset))
}

/** Minor units as the wire has an amount: with its coin or fiat. */
export const money = (amount: bigint, asset: string) => ({ amount: decimalOf(amount, asset), asset })
