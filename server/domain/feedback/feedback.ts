import { counterpartyOf } from '../trade/party.ts'
import type { Parties } from '../trade/party.ts'
import { groupOf } from '../trade/status.ts'
import type { TradeStatus } from '../trade/status.ts'
import type { UserId } from '../identifier/identifier.ts'
import { accepted, refuse, refuseWith, refused } from '../refusal/refusal.ts'
import type { Result } from '../refusal/refusal.ts'

/** What one party thinks of the other. */
export const grades = ['positive', 'neutral', 'negative'] as const
export type Grade = (typeof grades)[number]

export const longestFeedback = 1000

/** A party's opinion of the other: one for each side of a trade, which its author may change. */
export type Opinion = { readonly grade: Grade; readonly text: string }

/** Reads the two fields of a feedback. The text may be empty; it is trimmed, and at most 1000 characters. */
export function parseOpinion(grade: unknown, text: unknown): Result<Opinion> {
  const known = grades.find(one => one === grade)
  if (!known) return refused(refuse('invalid_choice', 'grade'))
  if (typeof text !== 'string') return refused(refuse('invalid_format', 'text'))
  const trimmed = text.trim()
  if (trimmed.length > longestFeedback)
    return refused(refuseWith('too_long', { max: longestFeedback }, 'text'))
  return accepted({ grade: known, text: trimmed })
}

/**
 * Whether a user may leave feedback on a trade: a party of it, once it is completed, who has not done so before (a change
 * of the first feedback needs no new one). Gives the one whom the feedback is about.
 */
export function feedbackSubject(
  trade: Parties & { readonly status: TradeStatus },
  author: UserId,
  alreadyLeft: boolean,
): Result<UserId> {
  const about = counterpartyOf(trade, author)
  if (!about) return refused(refuse('not_found'))
  if (groupOf[trade.status] !== 'completed') return refused(refuse('feedback_too_early'))
  if (alreadyLeft) return refused(refuse('feedback_already_left'))
  return accepted(about)
}
