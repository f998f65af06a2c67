import { countRows } from '../../../database/countRows.ts'
import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import { violatedConstraint } from '../../../database/errors.ts'
import { feedbackSubject, parseOpinion } from '../../../domain/feedback/feedback.ts'
import {
  newFeedbackId,
  parseFeedbackId,
  type FeedbackId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { reputationRules } from '../../../domain/reputation/rules.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { knownPerson } from '../../people/profile/findPerson.ts'
import { lockTrade } from '../record/lockTrade.ts'
import { mayRead, tradeIdOf } from '../record/readableTrade.ts'
import { tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'
import { listFeedback } from './listFeedback.ts'
import { changeWord, leaveWord } from './opinions.ts'
import type { feedbackOperations } from './schema.ts'

/** Reading feedback, leaving it on a finished trade, and changing one's own. */
export function feedbackHandlers(parts: { readonly random: Random }): Handlers<typeof feedbackOperations> {
  return {
    feedbacks: async ({ query }, { db, viewer }) =>
      listFeedback(db, await knownPerson(db, query.user_name, 'user_name'), viewer, query),

    async createFeedback({ body }, { viewer, db, at }) {
      const row = await lockTrade(db, tradeIdOf(body.trade_id))
      if (!row || !mayRead(row, viewer)) throw new RequestRefused(refuse('not_found', 'trade_id'))
      const opinion = orRefuse(parseOpinion(body.grade, body.text))
      const subject = orRefuse(feedbackSubject(tradeOfRow(row), viewer.userId, false))
      const id = newFeedbackId(at, parts.random)
      const word = { id, trade_id: row.id, author_id: viewer.userId, subject_id: subject, ...opinion }
      try {
        await leaveWord(db, word, row, at)
      } catch (error) {
        if (violatedConstraint(error)?.startsWith('feedback_trade_id_author_id'))
          throw new RequestRefused(refuse('feedback_already_left'))
        throw error
      }
      if (body.block === true) await block(db, viewer.userId, subject, at)
      tellSubject(db, subject, row)
      return shown(db, id)
    },

    async updateFeedback({ params, body }, { viewer, db, at }) {
      const id = parseFeedbackId(params.id)
      const own = id && (await findOwn(db, id, viewer.userId))
      // The trade first, as where a word is left: of two tabs, one that leaves and one that changes, neither waits in a circle.
      const row = own && (await lockTrade(db, own.trade_id))
      const before = own && (await findOwn(db, own.id, viewer.userId))
      if (!id || !row || !before) throw new RequestRefused(refuse('not_found', 'id'))
      const opinion = orRefuse(parseOpinion(body.grade, body.text))
      const isSame = opinion.grade === before.grade && opinion.text === before.text
      if (!isSame) {
        await refuseTooMany(db, id)
        await changeWord(db, before, opinion, at)
      }
      if (body.block === true) await block(db, viewer.userId, before.subject_id, at)
      tellSubject(db, before.subject_id, row)
      return shown(db, id)
    },
  }
}

const findOwn = (tx: Tx, id: FeedbackId, authorId: UserId) =>
  tx
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst()

const block = (tx: Tx, userId: UserId, blockedId: UserId, at: Date) =>
  tx
    .insertInto('black_list')
    .values({ user_id: userId, blocked_id: blockedId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** The partner's page shows what was said of them by itself. */
const tellSubject = (tx: Tx, subject: UserId, { id, status }: Pick<TradeRow, 'id' | 'status'>) =>
  tellUser(tx, subject, 'trade_changed', {
    trade_id: id,
    status,
    action: 'feedback',
    by_me: false,
    unread_count: null,
  })

/** What was said stays to be read: nobody may fill a page with it. */
async function refuseTooMany(tx: Tx, id: FeedbackId): Promise<void> {
  const count = await countRows(tx.selectFrom('feedback_version').where('feedback_id', '=', id))
  const max = reputationRules.feedbackEdits
  if (count >= max) throw new RequestRefused(refuseWith('feedback_edits_spent', { max }))
}

async function shown(tx: Tx, id: FeedbackId) {
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
