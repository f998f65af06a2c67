import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import { crossOf } from '../../../domain/rate/history.ts'
import { rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { coinCodes, type CoinCode } from '../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../domain/reference/fiat.ts'

/** Points of a coin's price in the last day, the present one among them. */
const hours = 24
const hourMs = 3_600_000

/** The price of each coin in the last 24 hours, an hour apart, the oldest first, the present one last. */
export type DayPrices = Readonly<Record<CoinCode, readonly DecimalString[]>>

const known = new WeakMap<Rates, Map<FiatCode, Promise<DayPrices>>>()

/** The prices of a day up to these rates: read once for all who ask until the next ones come. */
export function dayPrices(db: Connection, rates: Rates, fiat: FiatCode): Promise<DayPrices> {
  const byFiat = known.get(rates) ?? new Map<FiatCode, Promise<DayPrices>>()
  known.set(rates, byFiat)
  const reading = byFiat.get(fiat) ?? readPrices(db, rates, fiat)
  byFiat.set(fiat, reading)
  reading.catch(() => byFiat.delete(fiat))
  return reading
}

async function readPrices(db: Connection, rates: Rates, fiat: FiatCode): Promise<DayPrices> {
  const moments = Array.from(
    { length: hours - 1 },
    (_, index) => new Date(rates.at.getTime() - (hours - 1 - index) * hourMs),
  )
  // A point that is much older than its hour says nothing of it.
  const { rows } = await sql<{ coins: Record<string, string>; fiat: string }>`
    select point.coins, point.fiat from unnest(${moments}::timestamptz[]) as hour (at) cross join lateral (
      select coins, fiats->>${fiat} as fiat from rate_point
      where is_kept and at <= hour.at and at > hour.at - interval '1 hour' order by at desc limit 1
    ) point
    order by hour.at`.execute(db)
  const pricesOf = (coin: CoinCode): DecimalString[] => [
    ...rows.flatMap(point => {
      const dollars = point.coins[coin]
      return dollars === undefined ? [] : [crossOf(dollars, point.fiat)]
    }),
    rateOf(rates, coin, fiat),
  ]
  return Object.fromEntries(coinCodes.map(coin => [coin, pricesOf(coin)])) as unknown as DayPrices
}
