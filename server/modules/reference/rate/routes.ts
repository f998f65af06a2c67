import { amountsOf, type AmountSide } from '../../../domain/advert/conversion.ts'
import { decimal, fitsScale } from '../../../domain/money/decimal.ts'
import { freshnessOf } from '../../../domain/rate/freshness.ts'
import {
  historyPeriods,
  summaryOf,
  type HistoryPeriod,
  type RatePoint,
} from '../../../domain/rate/history.ts'
import { rateName } from '../../../domain/rate/rateName.ts'
import { rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { scaleOf } from '../../../domain/reference/asset.ts'
import { coinCodes, isCoinCode } from '../../../domain/reference/coin.ts'
import { fiatCodes, isFiatCode } from '../../../domain/reference/fiat.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import type { RateBoard } from './rateBoard.ts'
import { pointsOf } from './rateHistory.ts'
import type { rateOperations } from './schema.ts'

interface PairFilter {
  readonly crypto_currency_code?: string
  readonly currency_code?: string
}

function pairsOf({ crypto_currency_code: coin, currency_code: fiat }: PairFilter) {
  if (coin !== undefined && !isCoinCode(coin))
    throw new RequestRefused(refuse('invalid_choice', 'crypto_currency_code'))
  if (fiat !== undefined && !isFiatCode(fiat))
    throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
  return (coin === undefined ? coinCodes : [coin]).flatMap(base =>
    (fiat === undefined ? fiatCodes : [fiat]).map(quote => ({ base, quote })),
  )
}

/** The one pair that is asked about. */
function pairOf(filter: Required<PairFilter>) {
  const [pair] = pairsOf(filter)
  if (!pair) throw new Error('A coin and a fiat are a pair')
  return { coin: pair.base, fiat: pair.quote }
}

/** The market's rates, how they went, and what they come to. */
export function rateHandlers(board: RateBoard): Handlers<typeof rateOperations> {
  const histories = new WeakMap<Rates, Map<string, Promise<RatePoint[]>>>()
  return {
    async exchangeRates({ query }, { at }) {
      const rates = board.rates()
      return {
        at: rates.at.toISOString(),
        is_stale: isStale(rates.at, at),
        items: pairsOf(query).map(({ base, quote }) => ({
          pair: rateName(base, quote),
          crypto_currency_code: base,
          currency_code: quote,
          rate: rateOf(rates, base, quote),
        })),
      }
    },
    async rateChanges({ query }) {
      return {
        items: pairsOf(query).flatMap(({ base, quote }) => {
          const change = board.change(base, quote)
          return change
            ? [
                {
                  pair: rateName(base, quote),
                  rate: change.to,
                  change_percent: change.percent,
                  at: change.since.toISOString(),
                },
              ]
            : []
        }),
      }
    },
    async rateHistory({ query }, { db, at }) {
      const { coin, fiat } = pairOf(query)
      const period: HistoryPeriod = query.period ?? historyPeriods[0]
      const rates = board.rates()
      const present = { at: rates.at, rate: rateOf(rates, coin, fiat) }
      const kept = await keptPoints(rates, `${coin} ${fiat} ${period}`, () =>
        pointsOf(db, { coin, fiat }, period, at),
      )
      // Rates that stand still may be older than what is asked for: then they are all that is known.
      const points: [RatePoint, ...RatePoint[]] = [present]
      points.unshift(...kept.filter(point => point.at < present.at))
      const { low, high, changePercent } = summaryOf(points)
      return {
        pair: rateName(coin, fiat),
        period,
        points: points.map(point => ({ at: point.at.toISOString(), rate: point.rate })),
        low,
        high,
        change_percent: changePercent,
        is_stale: isStale(rates.at, at),
      }
    },

    async calculateRate({ body }, { at }) {
      const { coin, fiat } = pairOf(body)
      const rates = board.rates()
      const rate = rateOf(rates, coin, fiat)
      const amounts = amountsOf(writtenAmount(body), { price: rate, coin, fiat })
      return {
        crypto: { amount: amounts.coin, asset: coin },
        fiat: { amount: amounts.fiat, asset: fiat },
        rate,
        at: rates.at.toISOString(),
        is_stale: isStale(rates.at, at),
      }
    },
  }

  /** A chart that many watch is read once a tick. */
  function keptPoints(rates: Rates, key: string, read: () => Promise<RatePoint[]>): Promise<RatePoint[]> {
    const known = histories.get(rates) ?? new Map<string, Promise<RatePoint[]>>()
    histories.set(rates, known)
    const reading = known.get(key) ?? read()
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }

  function isStale(ratesAt: Date, at: Date): boolean {
    return freshnessOf(ratesAt, at, product.rate) !== 'fresh'
  }
}

/** An amount above zero that its asset has units for. */
function writtenAmount(
  body: Required<PairFilter> & { readonly amount: string; readonly amount_side: AmountSide },
) {
  const { coin, fiat } = pairOf(body)
  const amount = decimal(body.amount)
  if (amount === '0' || amount.startsWith('-')) throw new RequestRefused(refuse('invalid_decimal', 'amount'))
  const places = scaleOf(body.amount_side === 'fiat' ? fiat : coin)
  if (!fitsScale(amount, places))
    throw new RequestRefused(refuseWith('too_many_decimals', { max: places }, 'amount'))
  return { amount, side: body.amount_side }
}
