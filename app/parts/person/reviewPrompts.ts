import type { FeedbackGrade } from '@souk/design-system/domain/reference/status/feedbackGrade.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Nobody is asked while the end of a trade is still on their mind, nor when they have forgotten it. */
const rateAfter = 10 * minute
const rateBefore = 14 * day

/** Somebody who has completed so many trades knows the place. */
const reviewFromTrades = 3

/** A trade as far as it decides whether its side is asked to rate it. */
export interface RateableTrade {
  readonly id: string
  readonly group: string
  readonly finishedAt: string | null
  readonly myFeedback: object | null
  readonly counterparty: { readonly userName: string }
}

/** The first trade of a list that its side may be asked to rate now; null for none. */
export function tradeToRate<Trade extends RateableTrade>(
  trades: readonly Trade[],
  now: Date,
  wasAsked: (tradeId: string) => boolean,
): Trade | null {
  const isDue = ({ id, group, finishedAt, myFeedback }: Trade) => {
    if (group !== 'completed' || myFeedback !== null || finishedAt === null || wasAsked(id)) return false
    const passed = now.getTime() - new Date(finishedAt).getTime()
    return passed >= rateAfter && passed <= rateBefore
  }
  return trades.find(isDue) ?? null
}

interface ReviewFacts {
  /** What somebody has just said of a partner. */
  readonly grade: FeedbackGrade
  readonly tradesCount: number
  readonly askedAt: Date | null
  readonly now: Date
  /** The least days between two questions. */
  readonly everyDays: number
}

/** Whether somebody is content, knows the place, and was not asked for a review for long. */
export const isReviewDue = ({ grade, tradesCount, askedAt, now, everyDays }: ReviewFacts): boolean =>
  grade === 'positive' &&
  tradesCount >= reviewFromTrades &&
  (askedAt === null || now.getTime() - askedAt.getTime() >= everyDays * day)
