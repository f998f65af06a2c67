import type { Grade } from '../../domain/feedback/feedback.ts'
import type { FeedbackId, UserId } from '../../domain/identifier/identifier.ts'

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

/** The feedback's part of the database, beside the words themselves. */
export interface FeedbackTables {
  feedback_version: FeedbackVersionTable
  opinion: OpinionTable
}
