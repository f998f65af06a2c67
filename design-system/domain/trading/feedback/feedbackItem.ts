import * as unions from '../../__generated__/unions.ts'
import type { Trader } from '../../people/profile/trader/trader.ts'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'

/** Which of what was said: of somebody, or by them. */
export const feedbackDirections = unions.feedbackDirections
export type FeedbackDirection = (typeof feedbackDirections)[number]

/** Why somebody's word is shown and does not count in the rating. */
export type NotCountedReason = unions.NotCountedReason

type Named = Pick<Trader, 'userName' | 'avatarUrl'>

/** What one said of the other, with what it said before: a fragment on `FeedbackItem` is this. */
export interface FeedbackItemShape {
  readonly id: string
  readonly grade: FeedbackGrade
  readonly text: string
  readonly author: Named
  readonly subject: Named
  readonly cryptoCurrencyCode: string
  readonly counts: boolean
  readonly notCountedReason: NotCountedReason | null
  readonly createdAt: string
  readonly editedAt: string | null
  /** Earlier words, newest first. */
  readonly history: readonly {
    readonly grade: FeedbackGrade
    readonly text: string
    readonly at: string
  }[]
  /** For its two sides alone. */
  readonly tradeId: string | null
  readonly isMine: boolean
}
