import { decimal, parseDecimal } from '../domain/money/decimal.ts'
import { toUnits } from '../domain/money/units.ts'
import { coinCodes, coins, isCoinCode, type CoinCode } from '../domain/reference/coin.ts'

/** What may leave within an hour, by coin, in its smallest units. */
export type Limits = Readonly<Record<CoinCode, bigint>>

/** About what 50,000 USD are: enough for a busy hour, and little enough to lose. */
const usual: Readonly<Record<CoinCode, string>> = {
  BTC: '0.5',
  ETH: '15',
  USDT: '50000',
  USDC: '50000',
  DAI: '50000',
  TON: '15000',
  TRX: '150000',
  LTC: '500',
  XMR: '150',
  A7A5: '4000000',
  RUBT: '4000000',
}

const hourMs = 3_600_000

/**
 * The limits of a setting such as `BTC=2,ETH=40`; coins that it leaves out keep theirs. Answers null when it cannot be read.
 */
export function limitsOf(setting = ''): Limits | null {
  const given = new Map<CoinCode, bigint>()
  for (const part of setting.split(',').filter(one => one.trim() !== '')) {
    const [code = '', amount = ''] = part.trim().split('=')
    const read = parseDecimal(amount)
    if (!isCoinCode(code) || read === undefined) return null
    given.set(code, toUnits(read, coins[code].scale, 'down'))
  }
  return Object.fromEntries(
    coinCodes.map(code => [
      code,
      given.get(code) ?? toUnits(decimal(usual[code]), coins[code].scale, 'down'),
    ]),
  ) as Limits
}

/** Something that left. */
export interface Spent {
  readonly coin: CoinCode
  readonly amount: bigint
  readonly at: Date
}

/** What has left within the last hour, as the journal tells. */
export interface SpendingWindow {
  /** Null when all of it may leave at `at`; else from when on it may, which is null when it is more than an hour's. */
  check(leaving: readonly Spent[], limits: Limits, at: Date): { readonly retryAt: Date | null } | null
  add(left: Spent): void
  /** What has left of each coin within the last hour, and what may still leave. */
  room(limits: Limits, at: Date): readonly SigningRoom[]
}

/** What may leave of a coin within an hour, and how much of it is left now. */
export interface SigningRoom {
  readonly coin: CoinCode
  readonly limit: bigint
  readonly left: bigint
}

export function spendingWindow(): SpendingWindow {
  let kept: Spent[] = []
  return {
    check(leaving, limits, at) {
      // What a clock that went back calls the future counts too.
      kept = kept.filter(one => one.at.getTime() > at.getTime() - hourMs)
      let retryAt: Date | null = null
      for (const [coin, amount] of totals(leaving)) {
        const free = freeAt(
          kept.filter(one => one.coin === coin),
          limits[coin] - amount,
          at,
        )
        if (free === null) return { retryAt: null }
        if (retryAt === null || free > retryAt) retryAt = free
      }
      return retryAt === null || retryAt <= at ? null : { retryAt }
    },
    add(left) {
      kept.push(left)
    },
    room(limits, at) {
      const gone = totals(kept.filter(one => one.at.getTime() > at.getTime() - hourMs))
      return coinCodes.map(coin => {
        const left = limits[coin] - (gone.get(coin) ?? 0n)
        return { coin, limit: limits[coin], left: left < 0n ? 0n : left }
      })
    },
  }
}

/** When so much of what left is older than an hour that the rest is within `room`. */
function freeAt(left: readonly Spent[], room: bigint, at: Date): Date | null {
  if (room < 0n) return null
  let sum = left.reduce((total, one) => total + one.amount, 0n)
  let free = at
  for (const one of left.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (sum <= room) break
    sum -= one.amount
    free = new Date(one.at.getTime() + hourMs)
  }
  return free
}

function totals(leaving: readonly Spent[]): ReadonlyMap<CoinCode, bigint> {
  const sums = new Map<CoinCode, bigint>()
  for (const { coin, amount } of leaving) sums.set(coin, (sums.get(coin) ?? 0n) + amount)
  return sums
}
