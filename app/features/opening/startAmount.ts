import type { AmountSide } from '@souk/design-system/domain/trading/advert/offer.ts'
import { isDecimalString, isNegative, isZero, trim } from '@souk/design-system/format/decimal.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'

/** The amount that the search had, as the address brings it; null for none, and for nonsense. */
export function startAmount(
  query: URLSearchParams,
): { readonly amount: DecimalString; readonly side: AmountSide } | null {
  const text = query.get('amount') ?? ''
  if (text.length > 36 || !isDecimalString(text) || isNegative(text) || isZero(text)) return null
  return { amount: trim(text), side: query.get('amountSide') === 'crypto' ? 'crypto' : 'fiat' }
}
