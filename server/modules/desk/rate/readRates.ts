import type { Connection } from '../../../database/database.ts'
import type { RateState } from '../../../domain/desk/chain.ts'
import type { Act } from '../../../domain/desk/act.ts'
import {
  compareRatios,
  divideRatios,
  multiplyRatios,
  ratio,
  ratioOf,
  subtractRatios,
} from '../../../domain/money/ratio.ts'
import { freshnessOf } from '../../../domain/rate/freshness.ts'
import { quotedCodes, type QuotedCode } from '../../../domain/rate/quotedCodes.ts'
import type { SourceQuote } from '../../../domain/rate/rateSource.ts'
import { toSignificant, type Rates } from '../../../domain/rate/rates.ts'
import { isCoinCode } from '../../../domain/reference/coin.ts'
import { product } from '../../../runtime/product.ts'
import { pausedRates } from '../../reference/rate/ratePause.ts'
import { lastChanges } from '../today/switches.ts'

/** Quotes that are further apart in time are not compared. */
const comparedMs = 60_000
const spreadDigits = 3

/** Every pair with the dollar: its value and age, what each source says, and whether it is paused; of one state alone where that is asked for. */
export async function readRates(
  db: Connection,
  rates: Rates,
  { state }: { readonly state?: RateState | undefined },
  at: Date,
) {
  const paused = await pausedRates(db)
  const kept = await db.selectFrom('rate_quotes').select('quotes').where('id', '=', 1).executeTakeFirst()
  const quotes = kept?.quotes ?? []
  const lastOf = await lastChanges(db, 'rate', ['pause_rate', 'resume_rate'])
  const items = quotedCodes.map(code => {
    const pausedAt = paused.get(code)
    const said = quotes.filter(quote => quote.code === code)
    return {
      id: code,
      is_coin: isCoinCode(code),
      value: valueOf(rates, code),
      rate_at: rates.at.toISOString(),
      state: pausedAt === undefined ? freshnessOf(rates.at, at, product.rate) : ('paused' as const),
      sources: said.map(({ source, value, at: toldAt }) => ({ source, value, at: toldAt })),
      spread_percent: spreadOf(said, at),
      paused_at: pausedAt?.toISOString() ?? null,
      acts: [pausedAt === undefined ? 'pause_rate' : 'resume_rate'] as Act[],
      ...lastOf(code),
    }
  })
  return { items: items.filter(item => state === undefined || item.state === state) }
}

const valueOf = ({ coins, fiats }: Rates, code: QuotedCode) => (isCoinCode(code) ? coins[code] : fiats[code])

/** How far the dearest is above the cheapest, in hundredths of that; null where nothing can be compared. */
function spreadOf(quotes: readonly SourceQuote[], at: Date): string | null {
  const current = quotes
    .filter(quote => at.getTime() - Date.parse(quote.at) <= comparedMs)
    .map(({ value }) => ratioOf(value))
    .toSorted(compareRatios)
  const [least, ...others] = current
  const most = others.at(-1)
  if (!least || !most) return null
  const share = divideRatios(subtractRatios(most, least), least)
  return toSignificant(multiplyRatios(share, ratio(100n)), spreadDigits)
}
