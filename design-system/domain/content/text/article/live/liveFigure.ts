import { isDecimalString } from '../../../../../format/decimal.ts'
import type { DecimalString } from '../../../../../format/decimal.ts'
import { shownFiatDecimals } from '../../../../../format/displayAsset.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import type { LiveData, LiveOfferShape } from '../../contentShape.ts'

/** A currency of which a text knows the code alone. */
export const fiatOf = (code: string): DisplayAsset => ({
  code,
  kind: 'fiat',
  decimals: 2,
  shown: shownFiatDecimals(code),
})

const areFigures = (...texts: readonly DecimalString[]): boolean => texts.every(isDecimalString)

/** The offers that can be written out: one that cannot does not take the text around it along. */
export const writableOffers = (offers: readonly LiveOfferShape[] | undefined): readonly LiveOfferShape[] =>
  (offers ?? []).filter(({ price, minimum, maximum, rating }) =>
    areFigures(price, minimum, maximum, rating ?? '0'),
  )

/** A rate that can be written out, or null. */
export const writableRate = (rate: LiveData['rates'][string] | undefined) =>
  rate !== undefined && areFigures(rate.price) && !Number.isNaN(Date.parse(rate.at)) ? rate : null

/** The levels of the fee, where all of them can be written out. */
export function writableFees(fees: LiveData['fees']): NonNullable<LiveData['fees']> | null {
  if (fees === null || fees.length === 0) return null
  return fees.every(({ fromUsd, percent }) => areFigures(fromUsd, percent)) ? fees : null
}
