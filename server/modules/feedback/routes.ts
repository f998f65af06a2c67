import { tellUser } from '../../cable/publish.ts'
import type { Tx } from '../../database/database.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { feedbackSubject, parseOpinion, type Grade } from '../../domain/feedback/feedback.ts'
import { newFeedbackId, parseFeedbackId, type UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../kernel/refusal.ts'
import { lockTrade } from '../trade/act.ts'
import { mayRead, tradeIdOf } from '../trade/lists.ts'
import { tradeOfRow, type TradeRow } from '../trade/mapping.ts'
import type { feedbackOperations } from './schema.ts'

/** Leaving feedback on a finished trade, and changing one's own. */
export function feedbackHandlers(parts: { readonly random: Random }): Handlers<typeof feedbackOperations> {
  return {
    async createFeedback({ body }, { viewer, db, at }) {
      const row = await lockTrade(db, tradeIdOf(body.trade_id))
      if (!row || !mayRead(row, viewer)) throw new RequestRefused(refuse('not_found', 'trade_id'))
      const opinion = orRefuse(parseOpinion(body.grade, body.text))
      const subject = orRefuse(feedbackSubject(tradeOfRow(row), viewer.userId, false))
      const id = newFeedbackId(at, parts.random)
      try {
        await db
          .insertInto('feedback')
          .values({
            id,
            trade_id: row.id,
            author_id: viewer.userId,
            subject_id: subject,
            ...opinion,
            created_at: at,
            edited_at: null,
          })
          .execute()
      } catch (error) {
        if (violatedConstraint(error)?.startsWith('feedback_trade_id_author_id'))
          throw new RequestRefused(refuse('feedback_already_left'))
        throw error
      }
      await countGrade(db, subject, opinion.grade, 1)
      if (body.block === true) await block(db, viewer.userId, subject, at)
      tellSubject(db, subject, row)
      return shown(db, id)
    },

    async updateFeedback({ params, body }, { viewer, db, at }) {
      const id = parseFeedbackId(params.id)
      const before = id
        ? await db
            .selectFrom('feedback')
            .selectAll()
            .where('id', '=', id)
            .where('author_id', '=', viewer.userId)
            .forUpdate()
            .executeTakeFirst()
        : undefined
      if (!id || !before) throw new RequestRefused(refuse('not_found', 'id'))
      const opinion = orRefuse(parseOpinion(body.grade, body.text))
      await db
        .updateTable('feedback')
        .set({ ...opinion, edited_at: at })
        .where('id', '=', id)
        .execute()
      if (opinion.grade !== before.grade) {
        await countGrade(db, before.subject_id, before.grade, -1)
        await countGrade(db, before.subject_id, opinion.grade, 1)
      }
      if (body.block === true) await block(db, viewer.userId, before.subject_id, at)
      const row = await lockTrade(db, before.trade_id)
      if (row) tellSubject(db, before.subject_id, row)
      return shown(db, id)
    },
  }
}

const block = (tx: Tx, userId: UserId, blockedId: UserId, at: Date) =>
  tx
    .insertInto('black_list')
    .values({ user_id: userId, blocked_id: blockedId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** The partner's page shows what was said of them by itself. */
const tellSubject = (tx: Tx, subject: UserId, { id, status }: Pick<TradeRow, 'id' | 'status'>) =>
  tellUser(tx, subject, 'trade_changed', { trade_id: id, status, action: 'feedback', by_me: false })

const countGrade = (tx: Tx, subject: UserId, grade: Grade, by: 1 | -1) =>
  tx
    .updateTable('trader')
    .set(eb => ({ [grade]: eb(grade, '+', by) }))
    .where('user_id', '=', subject)
    .execute()

async function shown(tx: Tx, id: ReturnType<typeof newFeedbackId>) {
  const row = await tx
    .selectFrom('feedback')
    .innerJoin('app_user', 'app_user.id', 'feedback.author_id')
    .select(['feedback.id', 'trade_id', 'grade', 'text', 'user_name', 'feedback.created_at', 'edited_at'])
    .where('feedback.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    trade_id: row.trade_id,
    grade: row.grade,
    text: row.text,
    author_name: row.user_name,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  }
}
