import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { priceSwap, shownRate, swapLimits, type SwapMoney } from '../../../domain/swap/price.ts'
import { swapRules } from '../../../domain/swap/rules.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { worthNow } from '../wallet/walletWorth.ts'
import { moneyOfRow, type SwapAsked } from './quoteSwap.ts'
import type { swapOperations } from './schema.ts'
import type { SwapQuoteRow, SwapRow } from './tables.ts'

type EstimateView = Static<(typeof swapOperations)['swapEstimate']['reply']>
type QuoteView = Static<(typeof swapOperations)['quoteSwap']['reply']>
type SwapView = Static<(typeof swapOperations)['confirmSwap']['reply']>

const noFee = decimal('0')

const figuresOf = ({ from, to, given, got, fee }: SwapMoney, rate: string) => ({
  from_code: from,
  to_code: to,
  from_amount: decimalOf(given, from),
  to_amount: decimalOf(got, to),
  rate,
  fee: decimalOf(fee, to),
  fee_code: to,
  fee_percent: fee === 0n ? noFee : swapRules.feePercent,
})

/** What a swap would come to at these rates. */
export function presentEstimate(rates: Rates, { pair, side, amount }: SwapAsked): EstimateView {
  const { least, most } = swapLimits(rates, pair.from)
  const money = priceSwap(rates, pair, side, amount)
  return {
    ...figuresOf(money, shownRate(rates, pair)),
    // The share that will be taken, of nothing too.
    fee_percent: swapRules.feePercent,
    from_usd: worthNow(rates, pair.from, money.given, 'USD'),
    to_usd: worthNow(rates, pair.to, money.got, 'USD'),
    minimum: decimalOf(least, pair.from),
    maximum: decimalOf(most, pair.from),
    rates_at: rates.at.toISOString(),
  }
}

/** Quotes and swaps name the trader whose offer they are at. */
type AtOffer = Pick<SwapRow, 'owner_id'>

/** The names of those traders: one read for a whole list. */
async function namesOf(db: Connection, rows: readonly AtOffer[]): Promise<(row: AtOffer) => string | null> {
  const ids = [...new Set(rows.flatMap(row => row.owner_id ?? []))]
  const found =
    ids.length === 0
      ? []
      : await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', ids).execute()
  const names = new Map(found.map(({ id, user_name }) => [id, user_name]))
  return row => (row.owner_id === null ? null : (names.get(row.owner_id) ?? null))
}

/** A quote, with the trader whose offer it is at. */
export const presentQuote = async (db: Connection, row: SwapQuoteRow): Promise<QuoteView> => ({
  id: row.id,
  ...figuresOf(moneyOfRow(row), row.rate),
  trader_name: (await namesOf(db, [row]))(row),
  locked_at: row.locked_at.toISOString(),
  locked_until: row.locked_until.toISOString(),
})

/** Swaps, with the traders that they were with. */
export async function presentSwaps(
  db: Connection,
  rows: readonly SwapRow[],
  seq: number,
): Promise<SwapView[]> {
  const nameOf = await namesOf(db, rows)
  return rows.map(row => ({
    id: row.id,
    ...figuresOf(moneyOfRow(row), row.rate),
    trader_name: nameOf(row),
    trade_id: row.trade_id,
    created_at: row.created_at.toISOString(),
    seq,
  }))
}
