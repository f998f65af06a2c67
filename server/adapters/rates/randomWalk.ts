import {
  decimal,
  divideDecimals,
  fromScaled,
  multiplyDecimals,
  roundDecimal,
} from '../../domain/money/decimal.ts'
import type { DecimalString } from '../../domain/money/decimal.ts'
import { coinCodes } from '../../domain/reference/coin.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import { fiatCodes } from '../../domain/reference/fiat.ts'
import type { FiatCode } from '../../domain/reference/fiat.ts'
import type { Rates } from '../../domain/rate/rates.ts'
import type { RateSource } from '../../domain/rate/rateSource.ts'
import { coinLegs, fiatLegs, peggedCoins } from './market2026.ts'
import type { MarketLeg } from './market2026.ts'
import { distanceAt } from './walk.ts'

/** The embedded market: everything moves as it does in life, and the same seed always tells the same story. */
export type RandomWalk = RateSource & {
  /** The market at any moment, past ones included: the seed fills the history with it. Rates are of the tick's start. */
  readonly ratesAt: (at: Date) => Rates
}

/**
 * Rates that need no network. Deterministic: the seed and the number of the tick since 1970 decide everything. The tick's
 * length is the product's (5 s).
 */
export function randomWalk(options: { readonly seed: string; readonly tickSeconds: number }): RandomWalk {
  const tickMs = options.tickSeconds * 1000
  const ratesAt = (at: Date) => {
    const tick = Math.floor(at.getTime() / tickMs)
    return ratesOfTick(options.seed, tick, new Date(tick * tickMs))
  }
  return {
    ratesAt,
    next: (previous, at) =>
      Promise.resolve(previous && previous.at.getTime() > at.getTime() ? previous : ratesAt(at)),
  }
}

function ratesOfTick(seed: string, tick: number, at: Date): Rates {
  const fiats = Object.fromEntries(
    fiatCodes.map(code => [
      code,
      code === 'USD' ? decimal('1') : walk(fiatLegs[code], `${seed}/${code}`, tick),
    ]),
  ) as Record<FiatCode, DecimalString>
  const coins = Object.fromEntries(
    coinCodes.map(code => [code, coinAt(code, fiats, `${seed}/${code}`, tick)]),
  ) as Record<CoinCode, DecimalString>
  return { at, coins, fiats }
}

function coinAt(
  code: CoinCode,
  fiats: Record<FiatCode, DecimalString>,
  seed: string,
  tick: number,
): DecimalString {
  if (!isPegged(code)) return walk(coinLegs[code], seed, tick)
  const { fiat, ...peg } = peggedCoins[code]
  return walk({ ...peg, around: divideDecimals(decimal('1'), fiats[fiat], 12, 'halfUp') }, seed, tick)
}

const isPegged = (code: CoinCode): code is keyof typeof peggedCoins => Object.hasOwn(peggedCoins, code)

/** The fastest noise is this much lower than the move of a day (root mean square): measured over 400 days of the walk. */
const stepsOfDay = 150

function walk(leg: MarketLeg, seed: string, tick: number): DecimalString {
  const step = Math.round((leg.dailyBasisPoints * 100_000) / stepsOfDay)
  const factor = fromScaled(1_000_000_000n + BigInt(distanceAt({ seed, step }, tick)), 9)
  return roundDecimal(multiplyDecimals(decimal(leg.around), factor), leg.places, 'halfUp')
}
