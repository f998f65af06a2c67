import type { UserId } from '../../server/domain/identifier/identifier.ts'
import type { TradeRow } from '../../server/modules/trading/record/tradeMapping.ts'
import type { Happened } from './history.ts'

const dayMs = 86_400_000
const thresholds = [0.25, 0.5, 1, 2, 5, 20, 50, 100, 250, 500, 1000, 5000, 10_000, 100_000, 1e6, 1e7]
const scales: Readonly<Record<string, number>> = { BTC: 8, USDT: 6, ETH: 18 }

/** A share to one place, rounded down; written apart from the product's own arithmetic. */
function percent(part: number, whole: number): string | null {
  if (whole === 0) return null
  const tenths = Math.floor((part * 1000) / whole)
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
}

const minutes = (seconds: number) => Math.ceil(seconds / 60)

/** Without requisites a trade is its seller's, who had five minutes to give them. */
const countsAgainst = ({ requisites_at, seller_id, opened_at, finished_at }: TradeRow, id: UserId) =>
  requisites_at !== null ||
  (seller_id === id && (finished_at?.getTime() ?? 0) - opened_at.getTime() >= 300_000)

/** Somebody's public figures, slowly, from everything that happened. */
export function recomputed({ people, trades, words }: Happened, id: UserId) {
  const own = trades.filter(trade => trade.buyer_id === id || trade.seller_id === id)
  const completed = own.filter(({ status }) => status.startsWith('completed'))
  const cancelled = own.filter(trade => !trade.status.startsWith('completed') && countsAgainst(trade, id))
  const partners = new Set(completed.map(trade => (trade.buyer_id === id ? trade.seller_id : trade.buyer_id)))
  const releases = completed
    .filter(trade => trade.seller_id === id && trade.paid_at !== null)
    .map(trade => Math.round(((trade.finished_at?.getTime() ?? 0) - (trade.paid_at?.getTime() ?? 0)) / 1000))
    .slice(-50)
  const sorted = releases.toSorted((a, b) => a - b)
  const said = words.filter(word => word.subject === id)
  const counted = said.filter(({ trade, author }) => {
    const by = people.find(person => person.id === author)
    const isOld = by !== undefined && trade.opened_at.getTime() - by.since.getTime() >= 7 * dayMs
    return Number(trade.usd_value) >= 10 && (isOld || (by?.verifiedAt ?? null) !== null)
  })
  const voices = new Map(counted.map(word => [word.author, word.grade]))
  const voicesOf = (grade: string) => [...voices.values()].filter(one => one === grade).length
  const saidOf = (grade: string) => said.filter(word => word.grade === grade).length
  const coins = [...new Set(completed.map(({ coin }) => coin))].toSorted()
  return {
    trades_count: completed.length,
    counterparties_count: partners.size,
    cancelled_percent: percent(cancelled.length, completed.length + cancelled.length),
    first_trade_at: own[0]?.opened_at.toISOString() ?? null,
    median_release_minutes:
      // Of an even number the lower one of the middle two: a time that was.
      sorted.length === 0 ? null : minutes(sorted[Math.ceil(sorted.length / 2) - 1] ?? 0),
    average_release_minutes:
      releases.length === 0 ? null : minutes(releases.reduce((a, b) => a + b, 0) / releases.length),
    rating_percent: percent(voicesOf('positive'), voicesOf('positive') + voicesOf('negative')),
    feedbacks_count: voices.size,
    feedback_counts: {
      positive: saidOf('positive'),
      neutral: saidOf('neutral'),
      negative: saidOf('negative'),
    },
    volumes: coins.map(asset => {
      const units = completed
        .filter(({ coin }) => coin === asset)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
      const volume = Number(units) / 10 ** (scales[asset] ?? 0)
      const above = thresholds.filter(threshold => volume >= threshold)
      return {
        asset,
        from: String(above.at(-1) ?? 0),
        to: thresholds[above.length] === undefined ? null : String(thresholds[above.length]),
      }
    }),
  }
}
