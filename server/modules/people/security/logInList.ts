import type { Connection, Tx } from '../../../database/database.ts'
import { parseSessionId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { SignedViewer } from '../../../kernel/viewer.ts'
import { product } from '../../../runtime/product.ts'
import { deviceOf } from '../session/device.ts'
import type { EnterParts } from '../session/enterSession.ts'
import { endSession, endSessionsOf, type SessionEnd } from '../session/sessions.ts'

/** Where somebody is logged in, the latest first, and where they last were. */
export async function listLogIns(db: Connection, viewer: SignedViewer, at: Date) {
  const sessions = db.selectFrom('session').selectAll().where('user_id', '=', viewer.userId)
  const living = await sessions
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const ended = await sessions
    .where(eb => eb.or([eb('ended_at', 'is not', null), eb('expires_at', '<=', at)]))
    .orderBy('created_at', 'desc')
    .limit(product.session.endedSessionsShown)
    .execute()
  return [...living, ...ended].map(row => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    device_type: row.device_type,
    address: row.address,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === viewer.sessionId,
    ended_at: endOf(row, at)?.toISOString() ?? null,
  }))
}

const endOf = (row: { readonly ended_at: Date | null; readonly expires_at: Date }, at: Date): Date | null =>
  row.ended_at ?? (row.expires_at <= at ? row.expires_at : null)

/** Ends one other session of the caller. Somebody else's is not found. */
export async function endOwnSession(
  { announceClosed }: EnterParts,
  tx: Tx,
  viewer: SignedViewer,
  id: string,
  at: Date,
): Promise<void> {
  const sessionId = parseSessionId(id)
  if (sessionId === viewer.sessionId) throw new RequestRefused(refuse('own_session'))
  const row =
    sessionId &&
    (await tx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', viewer.userId)
      .executeTakeFirst())
  if (!row) throw new RequestRefused(refuse('not_found', 'id'))
  await endSession(tx, row.id, 'ended_by_owner', at)
  await announceClosed(tx, { userId: viewer.userId, sessionId: row.id })
}

/** Ends all sessions of the caller but this one, with their sockets. Answers how many. */
export async function endOtherSessions(
  { announceClosed }: EnterParts,
  tx: Tx,
  { viewer, reason }: { readonly viewer: SignedViewer; readonly reason: SessionEnd },
  at: Date,
): Promise<number> {
  const { userId, sessionId: except } = viewer
  const ended = await endSessionsOf(tx, { userId, reason, except }, at)
  for (const sessionId of ended) await announceClosed(tx, { userId, sessionId })
  return ended.length
}
