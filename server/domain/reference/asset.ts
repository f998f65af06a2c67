import { coins, isCoinCode } from './coin.ts'
import type { CoinCode } from './coin.ts'
import { fiats, isFiatCode } from './fiat.ts'
import type { FiatCode } from './fiat.ts'
import { fromScaled, type DecimalString } from '../money/decimal.ts'

/** What an amount can be of. */
export type AssetCode = CoinCode | FiatCode

export const isAssetCode = (text: string): text is AssetCode => isCoinCode(text) || isFiatCode(text)

/** Decimal places of the asset's smallest unit: on chain for a coin, ISO 4217 minor units for fiat. */
export const scaleOf = (asset: AssetCode): number =>
  isCoinCode(asset) ? coins[asset].scale : fiats[asset].minorUnits

/** The smallest unit of an asset: 0.00000001 BTC, 0.01 USD, 1 JPY. */
export const smallestUnit = (asset: CoinCode | FiatCode): DecimalString => fromScaled(1n, scaleOf(asset))
