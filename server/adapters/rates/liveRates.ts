import type { DecimalString } from '../../domain/money/decimal.ts'
import { compareRatios, divideRatios, ratio, ratioOf, type Ratio } from '../../domain/money/ratio.ts'
import { peggedToFiat, quotedCodes } from '../../domain/rate/quotedCodes.ts'
import { poolQuotes, type Leg } from '../../domain/rate/pool.ts'
import { rateDigits, toSignificant, type Rates } from '../../domain/rate/rates.ts'
import type { RateSource } from '../../domain/rate/rateSource.ts'
import { coinCodes, type CoinCode } from '../../domain/reference/coin.ts'
import { fiatCodes, type FiatCode } from '../../domain/reference/fiat.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Timers } from '../../runtime/timers.ts'
import { openFeed } from './rateFeed.ts'
import type { RateFeed } from './rateProviders.ts'

/** What live rates stand on. */
export interface LiveRateParts {
  readonly feeds: readonly RateFeed[]
  readonly timers: Timers
  readonly logger: Logger
}

/** Live rates, and what is known of their sources by the process that asks them. Figures for curves. */
export interface LiveRates extends RateSource {
  /** By how many seconds the answer of each is overdue. */
  lateness(at: Date): readonly { readonly source: string; readonly seconds: number }[]
  /** How far apart the dearest and the cheapest say that a coin or fiat is, as a share of the cheapest. */
  spreads(at: Date): readonly { readonly code: string; readonly share: number }[]
  /** What jumps, and is held until somebody confirms it. */
  heldCodes(): readonly string[]
}

/** A tick does not wait longer for slow providers; what they say counts at a later one. */
const waitMs = 2000

/** Quotes that are further apart in time are not compared. */
const currentMs = 60_000

type Code = CoinCode | FiatCode
type Legs = ReadonlyMap<Code, Leg>

/**
 * The market as public providers tell it. What they say is pooled leg by leg, see `domain/rate/pool.ts`. The market is as
 * old as its oldest leg, so that one which nobody quotes any more, or a jump that nobody confirms, stops trading instead of
 * being traded on. Rejects only while nothing at all is known.
 */
export function liveRates({ feeds: given, timers, logger }: LiveRateParts): LiveRates {
  const feeds = given.map(feed => openFeed(feed, { timers, logger }))
  const held = new Set<Code>()
  let legs: Legs = new Map()

  function pooled(code: Code, before: Leg | null, at: Date): Leg | null {
    const quotes = feeds.flatMap(feed => feed.quoteOf(code, at) ?? [])
    const { leg, isHeld } = poolQuotes(quotes, before)
    if (isHeld && !held.has(code))
      logger.warn({ code }, 'a rate jumps: it is held until somebody confirms it')
    if (isHeld) held.add(code)
    else held.delete(code)
    return leg
  }

  return {
    async next(previous, at) {
      const asked = feeds.map(feed => feed.ask(at))
      await within(waitMs, timers, Promise.all(asked))
      const stored = previous ? legsOf(previous) : new Map<Code, Leg>()
      legs = new Map(
        quotedCodes.flatMap(code => {
          // Another process may have found newer ones; this one goes on from them.
          const leg = pooled(code, newer(legs.get(code), stored.get(code)), at)
          return leg ? [[code, leg] as const] : []
        }),
      )
      const rates = ratesOf(legs)
      if (rates && (!previous || rates.at > previous.at)) return rates
      if (previous) return previous
      const missing = quotedCodes.filter(code => !legs.has(code))
      throw new Error(`no source of rates tells ${missing.join(', ')}`)
    },
    lateness: at =>
      feeds.flatMap(feed => {
        const seconds = feed.lateSeconds(at)
        return seconds === null ? [] : [{ source: feed.name, seconds }]
      }),
    spreads: at =>
      quotedCodes.flatMap(code => {
        const share = spreadOf(feeds.flatMap(feed => feed.quoteOf(code, at) ?? []).filter(isCurrent(at)))
        return share === null ? [] : [{ code, share }]
      }),
    heldCodes: () => [...held],
    quotes: at =>
      quotedCodes.flatMap(code =>
        feeds.flatMap(feed => {
          const quote = feed.quoteOf(code, at)
          if (!quote) return []
          const value = toSignificant(quote.value, rateDigits)
          return [{ code, source: feed.name, value, at: quote.at.toISOString() }]
        }),
      ),
  }
}

const isPegged = (code: Code): code is keyof typeof peggedToFiat => Object.hasOwn(peggedToFiat, code)

/** What is older says nothing of the others. */
const isCurrent =
  (at: Date) =>
  (leg: Leg): boolean =>
    at.getTime() - leg.at.getTime() <= currentMs

function spreadOf(legs: readonly Leg[]): number | null {
  const [least, ...others] = legs.map(({ value }) => value).toSorted(compareRatios)
  const most = others.at(-1)
  if (!least || !most) return null
  return Number(toSignificant(divideRatios(most, least), rateDigits)) - 1
}

const newer = (one: Leg | undefined, other: Leg | undefined): Leg | null =>
  (one && other ? (one.at >= other.at ? one : other) : (one ?? other)) ?? null

const legsOf = ({ at, coins, fiats }: Rates): Legs =>
  new Map(
    Object.entries({ ...coins, ...fiats }).map(([code, value]) => [
      code as Code,
      { value: ratioOf(value), at },
    ]),
  )

/** The whole market, as old as its oldest leg; null while one of them was never told. */
function ratesOf(legs: Legs): Rates | null {
  const known = quotedCodes.flatMap(code => legs.get(code) ?? [])
  if (known.length < quotedCodes.length) return null
  const dollar = ratio(1n)
  const fiatForDollar = (code: FiatCode) => legs.get(code)?.value ?? dollar
  const dollarsForCoin = (code: CoinCode) =>
    isPegged(code)
      ? divideRatios(dollar, fiatForDollar(peggedToFiat[code]))
      : (legs.get(code)?.value ?? dollar)
  return {
    at: new Date(Math.min(...known.map(({ at }) => at.getTime()))),
    coins: table(coinCodes, dollarsForCoin),
    fiats: table(fiatCodes, fiatForDollar),
  }
}

const table = <C extends Code>(codes: readonly C[], valueOf: (code: C) => Ratio) =>
  Object.fromEntries(codes.map(code => [code, toSignificant(valueOf(code), rateDigits)])) as Record<
    C,
    DecimalString
  >

/** Waits for work, but no longer than so; the work goes on. */
async function within(ms: number, timers: Timers, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const cancel = timers.after(ms, resolve)
  await Promise.race([work, late]).finally(cancel)
}
