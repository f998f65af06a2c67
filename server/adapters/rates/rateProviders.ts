import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { parseDecimal } from '../../domain/money/decimal.ts'
import { divideRatios, multiplyRatios, ratio, ratioOf, type Ratio } from '../../domain/money/ratio.ts'
import { isCoinCode, type CoinCode } from '../../domain/reference/coin.ts'
import { isFiatCode, type FiatCode } from '../../domain/reference/fiat.ts'

/** What an answer says: dollars for a coin, fiat for a dollar. What is missing is not quoted there. */
export interface RateAnswer {
  readonly legs: ReadonlyMap<CoinCode | FiatCode, Ratio>
  /** When that was so, where the provider says it. */
  readonly at: Date | null
}

/** Somebody who publishes rates. */
interface RateProvider {
  /** Where it is, without a slash at the end. */
  readonly url: string
  readonly path: string
  readonly everySeconds: number
  /** For how long what it says is as good as new: bank rates come once a day. */
  readonly goodForSeconds: number
  /** Throws when it is not the answer that was asked for. */
  readonly read: (body: unknown) => RateAnswer
}

const Digits = Type.String({ maxLength: 80 })

/** It answers with 200 whatever happens. What begins with "E" went wrong; "W" is a warning beside a good answer. */
const KrakenNotes = Type.Object({ error: Type.Array(Type.String({ maxLength: 200 })) })
const KrakenAnswer = Type.Object({
  result: Type.Record(Type.String(), Type.Object({ c: Type.Array(Digits, { minItems: 1 }) })),
})
const CoinbaseAnswer = Type.Object({
  data: Type.Object({ currency: Type.Literal('USD'), rates: Type.Record(Type.String(), Digits) }),
})
const OpenRatesAnswer = Type.Object({
  result: Type.Literal('success'),
  base_code: Type.Literal('USD'),
  time_last_update_unix: Type.String({ pattern: '^[0-9]{1,11}$' }),
  rates: Type.Record(Type.String(), Digits),
})

/** What Kraken calls the dollar price of a coin. */
const krakenPairs = {
  BTC: 'XXBTZUSD',
  ETH: 'XETHZUSD',
  USDT: 'USDTZUSD',
  USDC: 'USDCUSD',
  DAI: 'DAIUSD',
  TON: 'TONUSD',
  TRX: 'TRXUSD',
  LTC: 'XLTCZUSD',
  XMR: 'XXMRZUSD',
} as const satisfies Partial<Record<CoinCode, string>>

/** The public sources that Souk can read. Their answers hold numbers as text: see `parseNumbersAsText`. */
export const rateProviders = {
  kraken: {
    url: 'https://api.kraken.com',
    path: `/0/public/Ticker?pair=${Object.values(krakenPairs).join(',')}`,
    everySeconds: 5,
    goodForSeconds: 0,
    read(body) {
      // One pair that it no longer trades is enough: whoever runs this has to read which.
      const faults = shaped(KrakenNotes, body).error.filter(note => note.startsWith('E'))
      if (faults.length > 0) throw new Error(`answered: ${faults.join(', ')}`)
      const { result } = shaped(KrakenAnswer, body)
      const last = Object.entries(krakenPairs).map(([coin, pair]) => [coin, result[pair]?.c[0]] as const)
      return { legs: legsOf(last), at: null }
    },
  },
  coinbase: {
    url: 'https://api.coinbase.com',
    path: '/v2/exchange-rates?currency=USD',
    everySeconds: 5,
    goodForSeconds: 0,
    read: body => ({
      legs: legsOf(Object.entries(shaped(CoinbaseAnswer, body).data.rates), 'units'),
      at: null,
    }),
  },
  openrates: {
    url: 'https://open.er-api.com',
    path: '/v6/latest/USD',
    everySeconds: 3600,
    goodForSeconds: 36 * 3600,
    read(body) {
      const { rates, time_last_update_unix: seconds } = shaped(OpenRatesAnswer, body)
      const fiats = Object.entries(rates).filter(([code]) => isFiatCode(code))
      return { legs: legsOf(fiats), at: new Date(Number(seconds) * 1000) }
    },
  },
} as const satisfies Record<string, RateProvider>

/** One of them, at its own address or at another one, as a mirror has it. */
export interface RateFeed {
  readonly provider: keyof typeof rateProviders
  /** Null for its own. */
  readonly url: string | null
}

/** JSON whose numbers stay the text that they were written as: a rate never passes through a floating point number. */
export const parseNumbersAsText = (text: string): unknown =>
  JSON.parse(text, ((_key: string, value: unknown, { source }: { source: string }) =>
    typeof value === 'number' ? source : value) as (key: string, value: unknown) => unknown)

function shaped<S extends TSchema>(schema: S, body: unknown): Static<S> {
  if (!Value.Check(schema, body)) throw new TypeError('was answered with something else than it asks for')
  return body
}

/** Those that Souk trades and that are above zero; `units` is how many of a coin a dollar buys, as some quote it. */
function legsOf(
  quoted: readonly (readonly [code: string, text: string | undefined])[],
  coinsAs: 'dollars' | 'units' = 'dollars',
): RateAnswer['legs'] {
  const legs = new Map<CoinCode | FiatCode, Ratio>()
  for (const [code, text] of quoted) {
    const value = text === undefined ? null : readNumber(text)
    if (value === null) continue
    if (isFiatCode(code)) legs.set(code, value)
    else if (isCoinCode(code)) legs.set(code, coinsAs === 'units' ? divideRatios(ratio(1n), value) : value)
  }
  return legs
}

/** A number above zero, as in `88500.1` or `1.13e-05`; null for anything else. */
function readNumber(text: string): Ratio | null {
  const [, digits, exponent = '0'] = /^([0-9.]+)(?:[eE]([+-]?[0-9]{1,2}))?$/.exec(text) ?? []
  const mantissa = parseDecimal(digits)
  if (mantissa === undefined || mantissa === '0') return null
  const power = 10n ** BigInt(Math.abs(Number(exponent)))
  return multiplyRatios(ratioOf(mantissa), Number(exponent) < 0 ? ratio(1n, power) : ratio(power))
}
