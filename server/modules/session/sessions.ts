import { createHash } from 'node:crypto'
import type { Connection, Tx } from '../../database/database.ts'
import { newSessionId, type UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { Session, SignedViewer } from '../../kernel/viewer.ts'
import { product } from '../../runtime/product.ts'

const dayMs = 86_400_000

/** What a session is made for. */
export interface NewSession {
  readonly userId: UserId
  readonly kind: 'guest' | 'user'
  readonly deviceType: string
  readonly userAgent: string
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
  const expiresAt = new Date(session.at.getTime() + days * dayMs)
  await tx
    .insertInto('session')
    .values({
      id: newSessionId(session.at, random),
      token_hash: hashOf(token),
      user_id: session.userId,
      device_type: session.deviceType,
      user_agent: session.userAgent,
      address: session.address,
      created_at: session.at,
      expires_at: expiresAt,
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
    .select(['session.id', 'session.user_id', 'session.expires_at', 'app_user.kind', 'app_user.roles'])
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
  }
  return { viewer, endsAt: row.expires_at }
}

/** Whose session a token is; null when {@link sessionOf} finds none. */
export const viewerOf = async (db: Connection, token: string, at: Date): Promise<SignedViewer | null> =>
  (await sessionOf(db, token, at))?.viewer ?? null

/** When a session ends by itself. */
export const sessionExpiry = (db: Connection, id: SignedViewer['sessionId']) =>
  db.selectFrom('session').select('expires_at').where('id', '=', id).executeTakeFirst()

/** Ends a session; its token is worth nothing from here on. */
export const endSession = (tx: Tx, id: SignedViewer['sessionId'], at: Date) =>
  tx.updateTable('session').set({ ended_at: at }).where('id', '=', id).where('ended_at', 'is', null).execute()

/** Ends all sessions of a user. */
export const endSessionsOf = (tx: Tx, userId: UserId, at: Date) =>
  tx
    .updateTable('session')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
