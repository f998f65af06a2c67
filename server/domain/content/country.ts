import { hasSentDigits, parseDecimal, type DecimalString } from '../money/decimal.ts'
import { coinCodes, isCoinCode, type CoinCode } from '../reference/coin.ts'
import { isCountryCode, type CountryCode } from '../reference/country.ts'
import { isFiatCode, type FiatCode } from '../reference/fiat.ts'
import { findPaymentMethod } from '../reference/paymentMethod.ts'
import type { PaymentMethod } from '../reference/paymentMethodRow.ts'
import type { DocumentExtra } from './document.ts'

/** What a country's document says beside its words, as it is written: lists are codes with spaces between them. */
type CountryLines = Pick<DocumentExtra, 'territory' | 'currency' | 'coins' | 'methods' | 'amount'>

/** What a country's page shows offers by. */
export interface CountryFacts {
  readonly territory: CountryCode
  readonly currency: FiatCode
  /** The coins that are asked for most there, the first chosen at the start. */
  readonly coins: readonly [CoinCode, ...CoinCode[]]
  /** How people pay there, the most usual first. */
  readonly methods: readonly PaymentMethod[]
  /** A usual sum, for examples; null where nobody said one. */
  readonly amount: DecimalString | null
}

const words = (line = ''): readonly string[] => line.split(/[\s,]+/).filter(word => word !== '')

/** What is wrong with such lines, each by its name; empty when all is well. */
export function countryProblems({
  territory = '',
  currency = '',
  coins,
  methods,
  amount,
}: CountryLines): readonly string[] {
  const unknownMethods = words(methods).filter(code => {
    const method = findPaymentMethod(code)
    return method === undefined || !method.currencies.includes(currency as FiatCode)
  })
  return [
    ...(isCountryCode(territory) ? [] : [`territory: ${territory || 'none'}`]),
    ...(isFiatCode(currency) ? [] : [`currency: ${currency || 'none'}`]),
    ...words(coins)
      .filter(code => !isCoinCode(code))
      .map(code => `coins: ${code}`),
    ...unknownMethods.map(code => `methods: ${code}`),
    ...(amount === undefined || sumOf(amount) !== null ? [] : [`amount: ${amount}`]),
  ]
}

/** A sum above nothing, with no more digits than anybody may send; else null. */
function sumOf(text: string): DecimalString | null {
  const sum = hasSentDigits(text) ? parseDecimal(text, { negative: false }) : undefined
  return sum === undefined || sum === '0' ? null : sum
}

/** Reads them; null where the territory or the currency is none. Codes that are not known are left out: the page is there all the same. */
export function countryFacts(lines: CountryLines): CountryFacts | null {
  const { territory = '', currency = '', amount } = lines
  if (!isCountryCode(territory) || !isFiatCode(currency)) return null
  const [first = coinCodes[0], ...more] = [...new Set(words(lines.coins))].filter(isCoinCode)
  return {
    territory,
    currency,
    coins: [first, ...more],
    methods: [...new Set(words(lines.methods))].flatMap(code => {
      const method = findPaymentMethod(code)
      return method?.currencies.includes(currency) === true ? [method] : []
    }),
    amount: amount === undefined ? null : sumOf(amount),
  }
}
