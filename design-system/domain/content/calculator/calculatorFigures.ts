import { compare, divide, isZero, largest, multiply, round, trim } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { Locale } from '../../../format/locale.ts'
import { parseDecimal } from '../../../format/parseDecimal.ts'
import type { ParseFault } from '../../../format/parseDecimal.ts'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { amountsOf } from '../../trading/advert/exchange.ts'
import type { TradeAmounts } from '../../trading/advert/exchange.ts'
import type { AmountSide, SearchType } from '../../trading/advert/offer.ts'
import { amountWithin, roundAmountFrom } from '../../growth/fees/roundAmount.ts'
import type { CalculatorAsk, CalculatorField, CalculatorPair, PricedOffer } from './calculatorShape.ts'

/** Who buys pays money and gets coins; who sells, the other way round. */
const sides = {
  buy: { pay: 'fiat', get: 'crypto' },
  sell: { pay: 'crypto', get: 'fiat' },
} as const satisfies Record<SearchType, Record<CalculatorField, AmountSide>>

export const sideOf = ({ does, field }: Pick<CalculatorAsk, 'does' | 'field'>): AmountSide =>
  sides[does][field]
/** Which of the two amounts is in this asset. */
export const fieldOf = (does: SearchType, side: AmountSide): CalculatorField =>
  sides[does].pay === side ? 'pay' : 'get'

export const otherField = (field: CalculatorField): CalculatorField => (field === 'pay' ? 'get' : 'pay')

export const assetOf = ({ coin, fiat }: CalculatorPair, side: AmountSide): NamedAsset =>
  side === 'fiat' ? fiat : coin

/** Why what was typed is no amount: besides what no number is, nothing is exchanged for nothing. */
export type AmountFault = ParseFault | 'zero'

export type ReadAmount =
  | { readonly ok: true; readonly value: DecimalString }
  | { readonly ok: false; readonly fault: AmountFault }

/** What somebody has typed, as an amount of its asset. */
export function readAmount(text: string, asset: NamedAsset, locale: Locale): ReadAmount {
  const parsed = parseDecimal(text, { locale, decimals: asset.decimals })
  if (!parsed.ok) return parsed
  return isZero(parsed.value) ? { ok: false, fault: 'zero' } : parsed
}

/** An amount that somebody wrote, and what it is of. */
export interface WrittenAmount {
  readonly amount: DecimalString
  readonly side: AmountSide
}

/** Both amounts at a price; null where there is no price to speak of. */
export const amountsAt = (
  written: WrittenAmount,
  price: DecimalString | null,
  pair: CalculatorPair,
): TradeAmounts | null => (price === null ? null : amountsOf(written, { price, ...pair }))

/** The amount of a side among both. */
export const amountOfSide = (amounts: TradeAmounts, side: AmountSide): DecimalString =>
  side === 'fiat' ? amounts.fiat : amounts.coin

/** Whether an offer takes an amount at its own price. */
export function takesAmount(offer: PricedOffer, written: WrittenAmount, pair: CalculatorPair): boolean {
  const amounts = amountsAt(written, offer.price, pair)
  if (amounts === null) return false
  return compare(amounts.fiat, offer.minimum) >= 0 && compare(amounts.fiat, offer.maximum) <= 0
}

/** The largest of 1, 10, 100, 0.1 and so on that is not above an amount, which is above zero. */
export function powerBelow(amount: DecimalString): DecimalString {
  const [whole = '0', fraction = ''] = trim(amount).split('.')
  if (whole !== '0') return `1${'0'.repeat(whole.length - 1)}`
  return `0.${'0'.repeat(fraction.search(/[1-9]/))}1`
}

/** So many offers are shown for an amount. */
export const shownOffers = 3

/** So many amounts are usual, each way. */
const usualCount = 9
const steps = ['1', '5'] as const

/** 1, 5, 10, 50 and so on, from a power of ten on. */
function seriesFrom(first: DecimalString): readonly DecimalString[] {
  return Array.from({ length: usualCount }, (_, index) =>
    multiply(multiply(first, steps[index % 2] ?? '1'), `1${'0'.repeat(Math.floor(index / 2))}`),
  )
}

/** Amounts of both that people think in: from about a dollar of money on, and about ten dollars of coins. */
export interface UsualAmounts {
  readonly fiat: readonly DecimalString[]
  readonly coin: readonly DecimalString[]
}

interface PairWorth {
  /** Fiat for one coin. */
  readonly rate: DecimalString
  /** Dollars for one coin. */
  readonly dollars: DecimalString
}

/** So many digits tell apart what is worth a dollar of the cheapest coin. */
const worthDigits = 18

/** Null where nobody knows what the coin is worth. */
export function usualAmounts({ rate, dollars }: PairWorth, pair: CalculatorPair): UsualAmounts | null {
  if (isZero(rate) || isZero(dollars)) return null
  const exact = { decimals: worthDigits, rounding: 'halfUp' } as const
  const dollarInFiat = divide(rate, dollars, exact)
  const tenInCoins = divide('10', dollars, exact)
  if (isZero(dollarInFiat) || isZero(tenInCoins)) return null
  return {
    fiat: seriesFrom(powerBelow(dollarInFiat)).filter(amount => fits(amount, pair.fiat)),
    coin: seriesFrom(powerBelow(tenInCoins)).filter(amount => fits(amount, pair.coin)),
  }
}

const fits = (amount: DecimalString, { decimals }: NamedAsset): boolean =>
  compare(round(amount, decimals, 'down'), amount) === 0

/** The usual amounts of money that most trades are near. */
export const quickAmounts = ({ fiat }: UsualAmounts): readonly DecimalString[] => fiat.slice(3, 8)

/** What a trade is tried with where nobody said an amount, about: in US dollars. */
const triedDollars: DecimalString = '100'

interface FirstAmount {
  readonly offers: readonly PricedOffer[]
  /** Null where nobody knows what the coin is worth. */
  readonly worth: PairWorth | null
}

/** A round amount of money that the best offers take; where there is none, about a hundred dollars. */
export function firstAmount({ offers, worth }: FirstAmount, pair: CalculatorPair): DecimalString {
  const best = offers.filter(({ price }) => price !== null).slice(0, shownOffers)
  const [first, ...others] = best
  if (first !== undefined) {
    const wanted = roundAmountFrom(largest(first.minimum, ...others.map(({ minimum }) => minimum)))
    return takesAmount(first, { amount: wanted, side: 'fiat' }, pair)
      ? wanted
      : amountWithin(first.minimum, first.maximum)
  }
  if (worth === null || isZero(worth.dollars)) return triedDollars
  const { rate, dollars } = worth
  return roundAmountFrom(divide(multiply(rate, triedDollars), dollars, { decimals: 0, rounding: 'up' }))
}

/** What somebody wants to know who has said nothing yet: what so much money buys, or what has to be sold for it. */
export const firstAsk = (does: SearchType, from: FirstAmount, pair: CalculatorPair): CalculatorAsk => ({
  does,
  field: fieldOf(does, 'fiat'),
  text: firstAmount(from, pair),
})
