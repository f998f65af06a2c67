import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { Grade } from '../../../domain/feedback/feedback.ts'
import type { FeedbackId, UserId } from '../../../domain/identifier/identifier.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { product } from '../../../runtime/product.ts'
import type { PersonRow } from '../../people/profile/findPerson.ts'
import { presentTraders } from '../../people/profile/traders.ts'
import type { FeedbackPage as FeedbackPageSchema, feedbackDirections } from './schema.ts'

type FeedbackPageView = Static<typeof FeedbackPageSchema>
type Counts = Record<Grade, number>

/** How a list of feedback is narrowed and cut. */
export interface FeedbackQuery {
  readonly direction?: (typeof feedbackDirections)[number]
  readonly grade?: Grade
  readonly page?: number
  readonly limit?: number
}

const columnOf = { received: 'subject_id', left: 'author_id' } as const

/** One page of what was said of somebody, or by them, with how much there is of each grade. */
export async function listFeedback(
  db: Connection,
  person: PersonRow,
  viewer: Viewer,
  query: FeedbackQuery,
): Promise<FeedbackPageView> {
  const { direction = 'received', grade, page = 1, limit = product.paging.limitDefault } = query
  const counts =
    direction === 'received' ? await countReceived(db, person.id) : await countLeft(db, person.id)
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('trade', 'trade.id', 'feedback.trade_id')
    .leftJoin('opinion', 'opinion.feedback_id', 'feedback.id')
    .select([
      'feedback.id',
      'feedback.grade as grade',
      'text',
      'feedback.author_id as author_id',
      'feedback.subject_id as subject_id',
      'coin',
      'not_counted_reason',
      'opinion.feedback_id as voice_id',
      'feedback.created_at',
      'edited_at',
      'trade_id',
    ])
    .where(`feedback.${columnOf[direction]}`, '=', person.id)
    .$if(grade !== undefined, list => list.where('feedback.grade', '=', grade ?? 'neutral'))
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const traders = await presentTraders(
    db,
    rows.flatMap(row => [row.author_id, row.subject_id]),
  )
  const earlier = await readEarlier(
    db,
    rows.filter(row => row.edited_at !== null).map(row => row.id),
  )
  const viewerId = viewer.kind === 'visitor' ? null : viewer.userId
  const all = grade === undefined ? counts.positive + counts.neutral + counts.negative : counts[grade]
  const total = Math.min(all, product.paging.countCap)
  return {
    items: rows.flatMap(row => {
      const author = traders.get(row.author_id)
      const subject = traders.get(row.subject_id)
      if (!author || !subject) return []
      const isParty = viewerId === row.author_id || viewerId === row.subject_id
      const counted = row.voice_id !== null
      return [
        {
          id: row.id,
          grade: row.grade,
          text: row.text,
          author,
          subject,
          crypto_currency_code: row.coin,
          counts: counted,
          not_counted_reason: counted ? null : (row.not_counted_reason ?? 'replaced'),
          created_at: row.created_at.toISOString(),
          edited_at: row.edited_at?.toISOString() ?? null,
          history: earlier.get(row.id) ?? [],
          trade_id: isParty ? row.trade_id : null,
          is_mine: viewerId === row.author_id,
        },
      ]
    }),
    counts,
    page,
    pages: Math.ceil(total / limit),
    total,
    total_is_capped: all > product.paging.countCap,
  }
}

async function countReceived(db: Connection, subjectId: UserId): Promise<Counts> {
  const row = await db
    .selectFrom('trader')
    .select(['said_positive', 'said_neutral', 'said_negative'])
    .where('user_id', '=', subjectId)
    .executeTakeFirst()
  return {
    positive: row?.said_positive ?? 0,
    neutral: row?.said_neutral ?? 0,
    negative: row?.said_negative ?? 0,
  }
}

/** Counted as far as a list goes: more are not shown. */
async function countLeft(db: Connection, authorId: UserId): Promise<Counts> {
  const latest = db
    .selectFrom('feedback')
    .select('grade')
    .where('author_id', '=', authorId)
    .orderBy('created_at', 'desc')
    .limit(product.paging.countCap + 1)
  const rows = await db
    .selectFrom(latest.as('latest'))
    .select(({ fn }) => ['grade', fn.countAll<string>().as('count')])
    .groupBy('grade')
    .execute()
  const of = (grade: Grade) => Number(rows.find(row => row.grade === grade)?.count ?? 0)
  return { positive: of('positive'), neutral: of('neutral'), negative: of('negative') }
}

async function readEarlier(db: Connection, ids: readonly FeedbackId[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('feedback_version')
          .selectAll()
          .where('feedback_id', 'in', ids)
          .orderBy('number', 'desc')
          .execute()
  const byId = new Map<FeedbackId, FeedbackPageView['items'][number]['history']>()
  for (const { feedback_id, grade, text, at } of rows) {
    const known = byId.get(feedback_id) ?? []
    byId.set(feedback_id, [...known, { grade, text, at: at.toISOString() }])
  }
  return byId
}
