import type {
  CalculatorAsk,
  CalculatorHrefs,
} from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import type { SearchType } from '@souk/design-system/domain/trading/advert/offer.ts'
import { isDecimalString, isNegative, isZero, trim } from '@souk/design-system/format/decimal.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { parseDecimal } from '@souk/design-system/format/parseDecimal.ts'
import { coinOfCode } from '../../routes/coinAlias.ts'
import { publicPaths, withQuery } from '../../routes/publicPaths.ts'
import { readingPaths } from './readingPaths.ts'

/** What the address of a calculator says beside its coin; what it does not say is null. */
export interface CalculatorAddress {
  /** Of a form without scripts, which has no path for each coin. */
  readonly coinCode: string | null
  readonly fiatCode: string | null
  readonly does: SearchType
  readonly ask: CalculatorAsk | null
}

const amount = /^[\d.,\s]{1,40}$/
const code = /^[A-Z0-9]{2,10}$/

/** What a calculator's query may say, and how. */
export const calculatorQuery = {
  side: /^(?:buy|sell)$/,
  coin: code,
  in: code,
  pay: amount,
  get: amount,
  led: /^(?:pay|get)$/,
  was: amount,
} as const satisfies Readonly<Record<string, RegExp>>

type Query = Readonly<Record<string, string | undefined>>

/** Of a query, what a calculator understands of it. */
export function calculatorQueryOf(query: URLSearchParams): Query {
  return Object.fromEntries(
    Object.entries(calculatorQuery).flatMap(([name, form]) => {
      const value = query.get(name)
      return value !== null && form.test(value) ? [[name, value]] : []
    }),
  )
}

export function readCalculator(query: Query, locale: Locale): CalculatorAddress {
  const does: SearchType = query['side'] === 'sell' ? 'sell' : 'buy'
  const { coin = '' } = query
  return {
    coinCode: coinOfCode(coin) === undefined ? null : coin,
    fiatCode: query['in'] ?? null,
    does,
    ask: askIn(query, does, locale),
  }
}

/** Which of two amounts was written: of a form without scripts, which sends both, the one that is not as it was. */
function askIn({ pay, get, led, was }: Query, does: SearchType, locale: Locale): CalculatorAsk | null {
  const texts = { pay, get }
  const leader = led === 'get' || pay === undefined ? 'get' : 'pay'
  const other = leader === 'pay' ? 'get' : 'pay'
  const isOther =
    texts[leader] === undefined || (texts[other] !== undefined && led !== undefined && texts[other] !== was)
  const field = isOther ? other : leader
  const text = texts[field]
  return text === undefined ? null : { does, field, text: plain(text, locale) }
}

/** A decimal, where it is one: written as people here write it, or as addresses have it. */
function plain(text: string, locale: Locale): string {
  if (isDecimalString(text)) return trim(text)
  const parsed = parseDecimal(text, { locale })
  return parsed.ok ? parsed.value : text
}

/** What somebody typed, as addresses and calls have it; null where it is no amount. */
export function plainAsk(ask: CalculatorAsk, locale: Locale): CalculatorAsk | null {
  const text = plain(ask.text, locale)
  return isDecimalString(text) && !isZero(text) ? { ...ask, text } : null
}

/** The address of a calculator that says a pair and an amount; what is no amount is left out. */
export function calculatorHref(
  coinCode: string,
  fiatCode: string,
  { does, field, text }: CalculatorAsk,
): string {
  const isAmount = isDecimalString(text) && !isNegative(text) && !isZero(text)
  return withQuery(readingPaths.calculator(coinOfCode(coinCode)?.alias), {
    side: does === 'sell' ? 'sell' : null,
    [field]: isAmount ? trim(text) : null,
    in: fiatCode,
  })
}

/** Where a calculator leads, without the prefix of a language. */
export const calculatorHrefs = (coinCode: string, fiatCode: string, locale: Locale): CalculatorHrefs => ({
  at: (coin, fiat, ask) => calculatorHref(coin, fiat, { ...ask, text: plain(ask.text, locale) }),
  trade: (offerId, text, side) =>
    withQuery(publicPaths.newTrade(offerId), { amount: text, amountSide: side === 'crypto' ? side : null }),
  owner: publicPaths.user,
  offers: (does, wanted) =>
    withQuery(publicPaths.searchCoin(does, coinOfCode(coinCode)?.alias ?? ''), {
      currencyCode: fiatCode,
      amount: wanted?.text,
      amountSide: wanted?.side === 'crypto' ? 'crypto' : null,
    }),
  faq: readingPaths.faq(),
})
