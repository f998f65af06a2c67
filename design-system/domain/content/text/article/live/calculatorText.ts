import { round } from '../../../../../format/decimal.ts'
import type { DecimalString } from '../../../../../format/decimal.ts'
import type { Locale } from '../../../../../format/locale.ts'
import {
  amountOfSide,
  amountsAt,
  firstAmount,
  otherField,
  readAmount,
  assetOf,
  sideOf,
  takesAmount,
} from '../../../calculator/calculatorFigures.ts'
import type { WrittenAmount } from '../../../calculator/calculatorFigures.ts'
import type { CalculatorField, CalculatorPair } from '../../../calculator/calculatorShape.ts'
import type { LiveOfferShape, LiveRateShape } from '../../contentShape.ts'
import { fiatOf } from './liveFigure.ts'

/** What stands in a small calculator: the amount that was written, and which of the two it is. */
export interface WrittenText {
  readonly field: CalculatorField
  readonly text: string
}

/** A text knows the code of a coin alone: so many digits tell what one gets of any of them. */
const coinDecimals = 8
/** And so many are worth reading. */
const readDigits = 7

/** Both sides of it, by their codes. */
export const pairOf = (coin: string, fiat: string): CalculatorPair => ({
  coin: { code: coin, name: coin, kind: 'coin', decimals: coinDecimals, shown: coinDecimals },
  fiat: { ...fiatOf(fiat), name: fiat },
})

/** A round sum that the best offers take; where there is none, one coin. */
export const firstText = (offers: readonly LiveOfferShape[], pair: CalculatorPair): WrittenText =>
  offers.length === 0
    ? { field: 'get', text: '1' }
    : { field: 'pay', text: firstAmount({ offers, worth: null }, pair) }

/** What was written, understood; null where it is no amount. */
export function readText(
  { field, text }: WrittenText,
  pair: CalculatorPair,
  locale: Locale,
): WrittenAmount | null {
  const side = sideOf({ does: 'buy', field })
  const read = readAmount(text, assetOf(pair, side), locale)
  return read.ok ? { amount: read.value, side } : null
}

/** The first of some offers, best first, that takes an amount. */
export const bestFor = (
  written: WrittenAmount,
  offers: readonly LiveOfferShape[],
  pair: CalculatorPair,
): LiveOfferShape | null => offers.find(offer => takesAmount(offer, written, pair)) ?? null

/** The other amount, at the price of an offer, else at the market's rate; null where neither is known. */
export function otherAmount(
  { field }: Pick<WrittenText, 'field'>,
  written: WrittenAmount,
  { offer, rate }: { readonly offer: LiveOfferShape | null; readonly rate: LiveRateShape | null },
  pair: CalculatorPair,
): DecimalString | null {
  const amounts = amountsAt(written, offer?.price ?? rate?.price ?? null, pair)
  if (amounts === null) return null
  const side = sideOf({ does: 'buy', field: otherField(field) })
  const amount = amountOfSide(amounts, side)
  return side === 'fiat' ? amount : readable(amount)
}

/** Coins without digits that nobody reads: the trade itself counts all of them. */
function readable(coins: DecimalString): DecimalString {
  const [whole = '0'] = coins.split('.')
  const decimals = whole === '0' ? coinDecimals : readDigits - whole.length
  return round(coins, Math.max(0, decimals), 'down')
}
