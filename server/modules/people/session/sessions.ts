import { createHash } from 'node:crypto'
import type { Connection, Tx } from '../../../database/database.ts'
import { newSessionId, type SessionId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { later } from '../../../domain/time/calendar.ts'
import type { Session, SignedViewer } from '../../../kernel/viewer.ts'
import { product } from '../../../runtime/product.ts'

/** Why a session is over. */
export type SessionEnd =
  | 'logged_out'
  | 'replaced'
  | 'ended_by_owner'
  | 'password_changed'
  | 'role_changed'
  | 'ended_by_operator'
  | 'banned'
  | 'deleted'

/** What a session is made for. */
export interface NewSession {
  readonly userId: UserId
  readonly kind: 'guest' | 'user'
  readonly deviceType: string
  readonly userAgent: string
  readonly deviceMark: string | null
  readonly address: string
  readonly at: Date
}

/** A session's secret, to be handed out once. */
export interface SessionToken {
  readonly token: string
  readonly expiresAt: Date
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a session: 256 random bits, of which only the hash is stored. */
export async function startSession(tx: Tx, random: Random, session: NewSession): Promise<SessionToken> {
  const token = Buffer.from(random(32)).toString('base64url')
  const days = session.kind === 'guest' ? product.session.guestDays : product.session.userDays
  const expiresAt = later(session.at, { days })
  await tx
    .insertInto('session')
    .values({
      id: newSessionId(session.at, random),
      token_hash: hashOf(token),
      user_id: session.userId,
      device_type: session.deviceType,
      user_agent: session.userAgent,
      mark_hash: session.deviceMark === null ? null : hashOf(session.deviceMark),
      address: session.address,
      created_at: session.at,
      expires_at: expiresAt,
      last_seen_at: session.at,
      ended_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/** The session of a token; null when it is none, has ended, or belongs to someone banned. */
export async function sessionOf(db: Connection, token: string, at: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'session.expires_at',
      'session.confirmed_at',
      'app_user.kind',
      'app_user.roles',
    ])
    .where('token_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('banned_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const viewer: SignedViewer = {
    kind: row.kind,
    userId: row.user_id,
    sessionId: row.id,
    roles: row.roles as SignedViewer['roles'],
    confirmedAt: row.confirmed_at,
  }
  return { viewer, endsAt: row.expires_at }
}

/** Whose session a token is; null when {@link sessionOf} finds none. */
export const viewerOf = async (db: Connection, token: string, at: Date): Promise<SignedViewer | null> =>
  (await sessionOf(db, token, at))?.viewer ?? null

/** When a session ends by itself. */
export const sessionExpiry = (db: Connection, id: SignedViewer['sessionId']) =>
  db.selectFrom('session').select('expires_at').where('id', '=', id).executeTakeFirst()

/** Ends a session; its token is worth nothing from here on, and its device is told of nothing more. */
export async function endSession(
  tx: Tx,
  id: SignedViewer['sessionId'],
  reason: SessionEnd,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  await forgetDevices(tx, [id])
}

const forgetDevices = (tx: Tx, ids: readonly SessionId[]) =>
  tx.deleteFrom('push_player').where('session_id', 'in', ids).execute()

/**
 * Ends all living sessions of a user but one, or all of them.
 * @returns the ids of those that ended
 */
export async function endSessionsOf(
  tx: Tx,
  {
    userId,
    reason,
    except = null,
  }: {
    readonly userId: UserId
    readonly reason: SessionEnd
    readonly except?: SessionId | null
  },
  at: Date,
): Promise<readonly SessionId[]> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(except !== null, query => query.where('id', '<>', except))
    .returning('id')
    .execute()
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0) await forgetDevices(tx, ids)
  return ids
}

const seenEveryMs = 60_000

/** Keeps when a session was last used, to the minute. */
export const seeSession = (db: Connection, id: SignedViewer['sessionId'], at: Date) =>
  db
    .updateTable('session')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('last_seen_at', '<', new Date(at.getTime() - seenEveryMs))
    .execute()
