import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { priceOf } from '../../../domain/advert/price.ts'
import type { PriceSetting } from '../../../domain/advert/priceSetting.ts'
import {
  compareDecimals,
  decimal,
  multiplyDecimals,
  subtractDecimals,
} from '../../../domain/money/decimal.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import { rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { coinCodes, type CoinCode } from '../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../domain/reference/fiat.ts'

/** What a coin costs at the best offers of the moment; null where there is none. */
interface BestPrice {
  readonly crypto_currency_code: CoinCode
  readonly buy_price: DecimalString | null
  readonly sell_price: DecimalString | null
  readonly market_rate: DecimalString
}

/** The ends of the runs of a coin's list: adverts over the market by their factor, the others by their price. */
interface Ends {
  readonly coin: CoinCode
  readonly is_sandboxed: boolean
  readonly buy_factor: string | null
  readonly buy_price: string | null
  readonly sell_factor: string | null
  readonly sell_price: string | null
}

/**
 * The best prices of every coin in a fiat. Each is the end of an index that the search reads, too: eight looks for each coin, however many
 * offers there are. As in the search, an offer of a beginner stands behind all others.
 */
async function bestPrices(db: Connection, fiat: FiatCode, rates: Rates): Promise<readonly BestPrice[]> {
  const { rows } = await sql<Ends>`
    select c.coin, s.is_sandboxed,
      ${end('Ad::Sell', 'multiplier', fiat)} as buy_factor, ${end('Ad::Sell', 'own_price', fiat)} as buy_price,
      ${end('Ad::Buy', 'multiplier', fiat)} as sell_factor, ${end('Ad::Buy', 'own_price', fiat)} as sell_price
    from unnest(${[...coinCodes]}::text[]) as c(coin) cross join (values (false), (true)) as s(is_sandboxed)
    order by s.is_sandboxed`.execute(db)
  return coinCodes.map(coin => {
    const ends = rows.filter(row => row.coin === coin)
    const first = (side: 'buy' | 'sell') =>
      ends.map(row => better(side, pricesAt(row, side, fiat, rates))).find(price => price !== null) ?? null
    return {
      crypto_currency_code: coin,
      buy_price: first('buy'),
      sell_price: first('sell'),
      market_rate: rateOf(rates, coin, fiat),
    }
  })
}

/** So long prices are everybody's, in milliseconds: pages of countries ask for them again and again. */
const keptMilliseconds = 3000

/** The best prices of a moment, found once for all who ask within it: of as many fiats as there are. */
export function keptBestPrices() {
  const kept = new Map<FiatCode, { readonly until: number; readonly prices: Promise<readonly BestPrice[]> }>()
  return (
    db: Connection,
    fiat: FiatCode,
    { rates, at }: { readonly rates: Rates; readonly at: Date },
  ): Promise<readonly BestPrice[]> => {
    const known = kept.get(fiat)
    // A clock that was set back is no reason to keep anything for long.
    const left = (known?.until ?? 0) - at.getTime()
    if (known !== undefined && left > 0 && left <= keptMilliseconds) return known.prices
    const prices = bestPrices(db, fiat, rates)
    kept.set(fiat, { until: at.getTime() + keptMilliseconds, prices })
    prices.catch(() => {
      if (kept.get(fiat)?.prices === prices) kept.delete(fiat)
    })
    return prices
  }
}

const end = (type: 'Ad::Sell' | 'Ad::Buy', column: 'multiplier' | 'own_price', fiat: FiatCode) => {
  const kind = column === 'multiplier' ? 'multiplier is not null' : 'multiplier is null'
  return sql`(select a.${sql.raw(column)} from advert a
    where a.is_visible and a.type = ${type} and a.coin = c.coin and a.fiat = ${fiat} and a.is_sandboxed = s.is_sandboxed
      and a.${sql.raw(kind)}
    order by a.${sql.raw(column)} ${sql.raw(type === 'Ad::Sell' ? 'asc' : 'desc')} limit 1)`
}

/** The prices of a coin's two runs, rounded as every offer's. */
function pricesAt(row: Ends, side: 'buy' | 'sell', fiat: FiatCode, rates: Rates): readonly DecimalString[] {
  const factor = row[`${side}_factor`]
  const own = row[`${side}_price`]
  const settings: PriceSetting[] = [
    ...(factor === null ? [] : [{ mode: 'average' as const, marginPercent: marginOf(decimal(factor)) }]),
    ...(own === null ? [] : [{ mode: 'fixed' as const, price: decimal(own) }]),
  ]
  return settings.flatMap(price => {
    const found = priceOf({ coin: row.coin, fiat, price }, rates)
    return found.ok ? [found.value] : []
  })
}

/** What an advert's factor over the market is in per cent: 0.996 is -0.4. */
const marginOf = (factor: DecimalString): DecimalString =>
  subtractDecimals(multiplyDecimals(factor, decimal('100')), decimal('100'))

/** The cheaper to buy at, the dearer to sell at. */
const better = (side: 'buy' | 'sell', prices: readonly DecimalString[]): DecimalString | null =>
  prices.reduce<DecimalString | null>((best, price) => {
    if (best === null) return price
    const order = compareDecimals(price, best)
    return (side === 'buy' ? order < 0 : order > 0) ? price : best
  }, null)
