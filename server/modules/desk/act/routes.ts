import { sql } from 'kysely'
import { requestMoves, type RequestStatus } from '../../../domain/desk/secondRequest.ts'
import { readReason } from '../../../domain/desk/reason.ts'
import { parseSecondRequestId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { firstOf } from '../../../database/readPage.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { orRefuse, readBefore, RequestRefused } from '../../../kernel/refusal.ts'
import { operatorOf } from '../operator.ts'
import type { DeskParts } from '../parts.ts'
import { decideSecond } from './decideSecond.ts'
import { performAct } from './performAct.ts'
import { presentRequests } from './present.ts'
import type { deskActOperations } from './schema.ts'

/** The status as of now: what is over by time needs no job to say so. */
const statusNow = (at: Date) =>
  sql<RequestStatus>`case when status = ${requestMoves.expire.from} and expires_at <= ${at} then ${requestMoves.expire.to} else status end`

/** What operators do, and what they ask each other for. */
export const deskActHandlers = (parts: DeskParts): Handlers<typeof deskActOperations> => ({
  async performAct({ body: { act, subject_id: subjectId, named, reason } }, context) {
    const { db, viewer, at } = context
    const wish = { act, subjectId, named, reason: orRefuse(readReason(reason)) }
    const outcome = await performAct(db, parts, wish, await operatorOf(context), at)
    if (outcome === 'done') return { outcome, request: null }
    const [request = null] = await presentRequests(db, [outcome], viewer.userId, at)
    return { outcome: 'asked', request }
  },

  async secondRequests({ query }, { db, viewer, at }) {
    const { status, subject_id: subjectId, limit = 20 } = query
    const before = readBefore(query.before, parseSecondRequestId)
    const rows = await db
      .selectFrom('second_request')
      .selectAll()
      .$if(status !== undefined, list => list.where(statusNow(at), '=', status!))
      .$if(subjectId !== undefined, list => list.where('subject_id', '=', subjectId as string))
      .$if(before !== null, list => list.where('id', '<', before!))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const page = firstOf(rows, limit)
    return { items: await presentRequests(db, page.rows, viewer.userId, at), has_more: page.has_more }
  },

  async decideSecondRequest({ params, body: { decision, reason } }, context) {
    const { db, viewer, at } = context
    const id = parseSecondRequestId(params.id)
    if (!id) throw new RequestRefused(refuse('not_found', 'id'))
    const decided = await decideSecond(
      db,
      parts,
      { id, decision, reason: reason === undefined ? null : orRefuse(readReason(reason)) },
      await operatorOf(context),
      at,
    )
    const [request] = await presentRequests(db, [decided], viewer.userId, at)
    return request!
  },
})
