import { countRows } from '../../../database/countRows.ts'
import type { Tx } from '../../../database/database.ts'
import type { Grade } from '../../../domain/feedback/feedback.ts'
import type { FeedbackId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { whyNotCounted } from '../../../domain/reputation/countedFeedback.ts'
import { lockTrader } from '../../people/profile/lockTrader.ts'
import type { TradeRow } from '../record/tradeMapping.ts'

/** A word that was left. */
interface Word {
  readonly id: FeedbackId
  readonly trade_id: TradeId
  readonly author_id: UserId
  readonly subject_id: UserId
  readonly grade: Grade
  readonly text: string
}

/**
 * Writes a word about the partner of a trade, and counts it: everything that was said, and the rating, in which each partner
 * has one voice. Of two that are written at a time for one subject the second waits for the first.
 */
export async function leaveWord(tx: Tx, word: Word, trade: TradeRow, at: Date): Promise<void> {
  const author = await tx
    .selectFrom('app_user')
    .select(['created_at', 'identity_verified_at'])
    .where('id', '=', word.author_id)
    .executeTakeFirstOrThrow()
  const reason = whyNotCounted({
    usdValue: decimal(trade.usd_value),
    tradeOpenedAt: trade.opened_at,
    authorSince: author.created_at,
    authorVerifiedAt: author.identity_verified_at,
  })
  await lockTrader(tx, word.subject_id)
  await tx
    .insertInto('feedback')
    .values({ ...word, not_counted_reason: reason, created_at: at, edited_at: null })
    .execute()
  await countSaid(tx, word.subject_id, word.grade, 1)
  if (reason !== null) return
  const before = await tx
    .selectFrom('opinion')
    .select('grade')
    .where('subject_id', '=', word.subject_id)
    .where('author_id', '=', word.author_id)
    .executeTakeFirst()
  const { subject_id, author_id, id: feedback_id, grade } = word
  await tx
    .insertInto('opinion')
    .values({ subject_id, author_id, feedback_id, grade })
    .onConflict(conflict => conflict.columns(['subject_id', 'author_id']).doUpdateSet({ feedback_id, grade }))
    .execute()
  await countVoice(tx, subject_id, before?.grade ?? null, grade)
}

/** Changes what a word says; it keeps its place, and what it said before stays to be read. */
export async function changeWord(
  tx: Tx,
  before: Word & { readonly created_at: Date; readonly edited_at: Date | null },
  opinion: { readonly grade: Grade; readonly text: string },
  at: Date,
): Promise<void> {
  await lockTrader(tx, before.subject_id)
  const count = await countRows(tx.selectFrom('feedback_version').where('feedback_id', '=', before.id))
  await tx
    .insertInto('feedback_version')
    .values({
      feedback_id: before.id,
      number: count + 1,
      grade: before.grade,
      text: before.text,
      at: before.edited_at ?? before.created_at,
    })
    .execute()
  await tx
    .updateTable('feedback')
    .set({ ...opinion, edited_at: at })
    .where('id', '=', before.id)
    .execute()
  if (opinion.grade === before.grade) return
  await countSaid(tx, before.subject_id, before.grade, -1)
  await countSaid(tx, before.subject_id, opinion.grade, 1)
  const voice = await tx
    .updateTable('opinion')
    .set({ grade: opinion.grade })
    .where('feedback_id', '=', before.id)
    .executeTakeFirst()
  if (voice.numUpdatedRows > 0n) await countVoice(tx, before.subject_id, before.grade, opinion.grade)
}

const saidColumn = {
  positive: 'said_positive',
  neutral: 'said_neutral',
  negative: 'said_negative',
} as const satisfies Record<Grade, string>

const countSaid = (tx: Tx, subject: UserId, grade: Grade, by: 1 | -1) =>
  tx
    .updateTable('trader')
    .set(eb => ({ [saidColumn[grade]]: eb(saidColumn[grade], '+', by) }))
    .where('user_id', '=', subject)
    .execute()

async function countVoice(tx: Tx, subject: UserId, before: Grade | null, after: Grade): Promise<void> {
  if (before === after) return
  await tx
    .updateTable('trader')
    .set(eb => ({
      [after]: eb(after, '+', 1),
      ...(before === null ? {} : { [before]: eb(before, '-', 1) }),
    }))
    .where('user_id', '=', subject)
    .execute()
}
