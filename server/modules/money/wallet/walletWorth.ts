import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { addDecimals, decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { multiplyRatios, ratio, ratioOf, type Ratio } from '../../../domain/money/ratio.ts'
import { fromUnits, multiplyUnits, units } from '../../../domain/money/units.ts'
import { exactRate, type Rates } from '../../../domain/rate/rates.ts'
import { coins, isCoinCode, type CoinCode } from '../../../domain/reference/coin.ts'
import { fiats, type FiatCode } from '../../../domain/reference/fiat.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { balances } from '../../../ledger/statement.ts'

/** A coin of the ledger; throws for one that the reference data does not have. */
export function coinOf(code: string): CoinCode {
  if (!isCoinCode(code)) throw new Error(`${code} is no coin of the reference data`)
  return code
}

/** What an amount of a coin comes to at a rate, in one exact fraction that is rounded once, half up, to the fiat's minor unit. */
export function worthAt(rate: Ratio, amount: bigint, coin: CoinCode, fiat: FiatCode): DecimalString {
  const minor = fiats[fiat].minorUnits
  const scaled = multiplyRatios(rate, ratio(10n ** BigInt(minor), 10n ** BigInt(coins[coin].scale)))
  return fromUnits(multiplyUnits(units(amount), scaled, 'halfUp'), minor)
}

/** What an amount of a coin is worth now. */
export const worthNow = (rates: Rates, coin: CoinCode, amount: bigint, fiat: FiatCode): DecimalString =>
  worthAt(exactRate(rates, coin, fiat), amount, coin, fiat)

/** Everything a user holds, in a fiat, half up to its minor unit. */
export async function totalBalance(
  db: Connection,
  rates: Rates,
  userId: UserId,
  fiat: FiatCode,
): Promise<DecimalString> {
  const held = await balances(db, userId)
  return held.reduce(
    (sum, { asset, available, held: locked }) =>
      addDecimals(sum, worthNow(rates, coinOf(asset), available + locked, fiat)),
    decimal('0'),
  )
}

/** An amount of a coin at a moment. */
interface Held {
  readonly at: Date
  readonly asset: string
  readonly amount: bigint
}

/** What each amount was worth at its moment, by the last rates that are kept from before it; null where there are none. */
export async function worthsThen(
  db: Connection,
  held: readonly Held[],
  fiat: FiatCode,
): Promise<(DecimalString | null)[]> {
  if (held.length === 0) return []
  const { rows } = await sql<{ dollars: string | null; fiat: string | null }>`
    select point.dollars, point.fiat
    from unnest(${held.map(({ at }) => at)}::timestamptz[], ${held.map(({ asset }) => asset)}::text[])
      with ordinality as one (at, asset, n)
    left join lateral (
      select coins->>one.asset as dollars, fiats->>${fiat} as fiat from rate_point where at <= one.at order by at desc limit 1
    ) point on true
    order by n`.execute(db)
  const worths = held.map(({ asset, amount }, index) => {
    const { dollars = null, fiat: forDollar = null } = rows[index] ?? {}
    if (dollars === null || forDollar === null) return null
    const rate = multiplyRatios(ratioOf(decimal(dollars)), ratioOf(decimal(forDollar)))
    return worthAt(rate, amount, coinOf(asset), fiat)
  })
  rows.length = 0
  return worths
}
