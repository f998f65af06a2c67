import type { Grade } from '../../../domain/feedback/feedback.ts'
import type { FeedbackId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

/** What somebody says of a trade with another. */
export interface FeedbackTable {
  id: FeedbackId
  trade_id: TradeId
  author_id: UserId
  subject_id: UserId
  grade: Grade
  text: string
  created_at: Date
  edited_at: Date | null
  /** Why it is not part of the rating whatever comes after it. */
  not_counted_reason: 'tiny_trade' | 'young_account' | null
}

/** What a feedback said before it was changed. */
export interface FeedbackVersionTable {
  feedback_id: FeedbackId
  /** From 1 on. */
  number: number
  grade: Grade
  text: string
  /** When it was said. */
  at: Date
}

/** Each partner's word that counts in a rating: the latest of those that may. */
export interface OpinionTable {
  subject_id: UserId
  author_id: UserId
  feedback_id: FeedbackId
  grade: Grade
}

/** The feedback's part of the database. */
export interface FeedbackTables {
  feedback: FeedbackTable
  feedback_version: FeedbackVersionTable
  opinion: OpinionTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends FeedbackTables {}
}
