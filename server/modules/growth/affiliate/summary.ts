import type { Connection } from '../../../database/database.ts'
import { affiliateLevels, type AffiliateTerms } from '../../../domain/affiliate/terms.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { compareDecimals, decimal } from '../../../domain/money/decimal.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { product } from '../../../runtime/product.ts'
import { decimalOf, money } from '../../../domain/reference/decimalOf.ts'
import { isoMonthAfter } from '../../../domain/time/calendar.ts'
import { wallClockAt } from '../../../domain/time/wallClock.ts'
import { nextPayout } from './sharePayouts.ts'
import type { affiliateOperations } from './schema.ts'
import { termsFor } from './terms.ts'
import { freshTraders, monthSums, onItsWay, type MonthSum } from './totals.ts'
import { worthOf, type Market } from './worth.ts'

type Summary = Reply<(typeof affiliateOperations)['affiliateSummary']>

/** The terms as they are shown to whom they apply. */
export const presentTerms = (terms: AffiliateTerms, pinnedUntil: Date | null): Summary['terms'] => ({
  version: terms.version,
  holds_from: terms.holdsFrom.toISOString(),
  contractor_percent: decimal(String(terms.contractorPercent)),
  owner_percent: decimal(String(terms.ownerPercent)),
  second_percent: decimal(String(terms.secondPercent)),
  third_percent: decimal(String(terms.thirdPercent)),
  pinned_until: pinnedUntil?.toISOString() ?? null,
})

/** The last months to one that runs, the oldest first, as in 2026-03. */
function monthsTo(at: Date): readonly string[] {
  const { months } = product.affiliate
  const running = wallClockAt('UTC', at)
  return Array.from({ length: months }, (_, index) => isoMonthAfter(running, index + 1 - months))
}

/** The sums of each coin together, the one that is worth most first. */
const byCoin = (sums: readonly MonthSum[], market: Market): Summary['earned'] =>
  Array.from(
    Map.groupBy(sums, ({ asset }) => asset),
    ([asset, of]) => ({
      earned: {
        amount: decimalOf(
          of.reduce((sum, { amount }) => sum + amount, 0n),
          asset,
        ),
        asset,
      },
      worth: worthOf(market, of),
    }),
  ).toSorted((a, b) => compareDecimals(b.worth.amount, a.worth.amount))

/** All that somebody sees of what they earn by others. */
export async function summaryOf(db: Connection, userId: UserId, market: Market, at: Date): Promise<Summary> {
  const sums = await monthSums(db, userId)
  const waiting = await onItsWay(db, userId)
  const fresh = await freshTraders(db, userId)
  const referrer = await db
    .selectFrom('referrer')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const { terms, pinnedUntil } = await termsFor(db, userId, at)
  return {
    currency_code: market.fiat,
    since: referrer?.since.toISOString() ?? null,
    earned: byCoin(sums, market),
    worth: worthOf(market, sums),
    on_its_way: waiting.map(({ asset, amount }) => money(amount, asset)),
    next_payout_at: waiting.length === 0 ? null : nextPayout(referrer?.paid_at ?? null, at).toISOString(),
    people: affiliateLevels.map(level => ({
      level,
      people: referrer?.[counters[level].people] ?? 0,
      traded: (referrer?.[counters[level].traded] ?? 0) + fresh.filter(one => one.level === level).length,
    })),
    months: monthsTo(at).map(month => {
      const of = sums.filter(sum => sum.month === month)
      return {
        month,
        worth: worthOf(market, of),
        levels: affiliateLevels.map(level => ({
          level,
          worth: worthOf(
            market,
            of.filter(sum => sum.level === level),
          ),
        })),
      }
    }),
    terms: presentTerms(terms, pinnedUntil),
  }
}

const counters = {
  1: { people: 'first_level', traded: 'first_traded' },
  2: { people: 'second_level', traded: 'second_traded' },
  3: { people: 'third_level', traded: 'third_traded' },
} as const
