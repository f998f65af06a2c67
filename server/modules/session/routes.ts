import type { Database, Tx } from '../../database/database.ts'
import { passwordRefusal } from '../../domain/account/password.ts'
import { userNameRefusal } from '../../domain/account/userName.ts'
import type { SessionId, UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { isCoinCode } from '../../domain/reference/coin.ts'
import { isCountryCode } from '../../domain/reference/country.ts'
import { isFiatCode } from '../../domain/reference/fiat.ts'
import { findTimeZone } from '../../domain/reference/timeZone.ts'
import { refuse, refuseWith, type Refusal } from '../../domain/refusal/refusal.ts'
import type { Context } from '../../kernel/context.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { networkOf } from '../../kernel/network.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { beginTry, forgetTries } from './logInGuard.ts'
import { presentMe, type MeFacts } from './me.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { sessionOperations } from './schema.ts'
import { endSession, sessionExpiry, startSession } from './sessions.ts'
import { createAccount, createGuest, emailKey, findByLogin } from './users.ts'

/** What the session module stands on. */
export interface SessionParts {
  readonly database: Database
  readonly random: Random
  readonly facts: MeFacts
  /** Tells every socket of a session that it is over, in the transaction that ends it. */
  readonly announceClosed: (tx: Tx, closed: { userId: UserId; sessionId: SessionId }) => Promise<void>
}

const refuseIf = (refusal: Refusal | null) => {
  if (refusal) throw new RequestRefused(refusal)
}

/** Sign-up, log-in and log-out, the session's state, and the caller's preferences. */
export function sessionHandlers(parts: SessionParts): Handlers<typeof sessionOperations> {
  const { database, random, facts } = parts

  /** Ends the old session, starts one for the user, and hands the token to the client in the way of its device. */
  async function enter(tx: Tx, context: Context, userId: UserId, kind: 'guest' | 'user') {
    const { viewer, at } = context
    if (viewer.kind !== 'visitor') {
      await endSession(tx, viewer.sessionId, at)
      await parts.announceClosed(tx, viewer)
    }
    const { token, expiresAt } = await startSession(tx, random, { ...context, userId, kind })
    const me = await presentMe(tx, facts, userId, at)
    if (context.deviceType !== 'web') return { ...me, api_token: token }
    context.setSessionCookie(token, expiresAt)
    return me
  }

  return {
    async signUp({ body }, context) {
      refuseIf(userNameRefusal(body.user_name))
      refuseIf(passwordRefusal(body.password))
      if (body.time_zone !== undefined && !findTimeZone(body.time_zone))
        throw new RequestRefused(refuse('invalid_choice', 'time_zone'))
      const passwordHash = await hashPassword(body.password)
      const account = {
        userName: body.user_name,
        email: body.email,
        passwordHash,
        locale: body.locale ?? context.locale,
        timeZone: body.time_zone ?? 'UTC',
      }
      const { viewer } = context
      return database.transaction(async tx => {
        const guest = viewer.kind === 'guest' ? viewer.userId : null
        const userId = await createAccount(tx, random, account, guest, context.at)
        return enter(tx, context, userId, 'user')
      })
    },

    async logIn({ body }, context) {
      const { address, at } = context
      const user = await findByLogin(database.db, body.login)
      const account = `account:${user?.id ?? emailKey(body.login)}`
      const counted = await beginTry(database, [account, `address:${networkOf(address)}`], at)
      if (!counted.isAllowed)
        throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }))
      const right = await isPassword(body.password, user?.password_hash ?? null)
      if (!user || !right || user.banned_at !== null)
        throw new RequestRefused(refuse('wrong_credentials', 'password'))
      return database.transaction(async tx => {
        await forgetTries(tx, account, counted.ids)
        return enter(tx, context, user.id, 'user')
      })
    },

    async logOut(_, context) {
      await endSession(context.db, context.viewer.sessionId, context.at)
      await parts.announceClosed(context.db, context.viewer)
      context.setSessionCookie(null)
      return { is_done: true }
    },

    async validateToken(_, { viewer, db, at, setSessionCookie }) {
      if (viewer.kind === 'visitor') {
        setSessionCookie(null)
        return { is_valid: false, expires_at: null, me: null }
      }
      const session = await sessionExpiry(db, viewer.sessionId)
      return {
        is_valid: true,
        expires_at: session?.expires_at.toISOString() ?? null,
        me: await presentMe(db, facts, viewer.userId, at),
      }
    },

    me: (_, { viewer, db, at }) => presentMe(db, facts, viewer.userId, at),

    async updatePreferences({ body }, context) {
      const { viewer, db, at } = context
      if (body.currency_code !== undefined && !isFiatCode(body.currency_code))
        throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
      if (body.crypto_currency_code !== undefined && !isCoinCode(body.crypto_currency_code))
        throw new RequestRefused(refuse('invalid_choice', 'crypto_currency_code'))
      if (body.country_code != null && !isCountryCode(body.country_code))
        throw new RequestRefused(refuse('invalid_choice', 'country_code'))
      if (body.time_zone !== undefined && !findTimeZone(body.time_zone))
        throw new RequestRefused(refuse('invalid_choice', 'time_zone'))
      const userId = viewer.kind === 'visitor' ? await createGuest(db, random, at) : viewer.userId
      await savePreferences(db, userId, body)
      return viewer.kind === 'visitor'
        ? enter(db, context, userId, 'guest')
        : presentMe(db, facts, userId, at)
    },
  }
}

async function savePreferences(
  tx: Tx,
  userId: UserId,
  {
    interface_settings: changed,
    ...body
  }: Parameters<Handlers<typeof sessionOperations>['updatePreferences']>[0]['body'],
) {
  const user = await tx
    .selectFrom('app_user')
    .select(['currency_code', 'interface_settings'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const moved = body.currency_code !== undefined && body.currency_code !== user.currency_code
  const values = {
    ...body,
    ...(moved ? { previous_currency_code: user.currency_code } : {}),
    ...(changed ? { interface_settings: JSON.stringify({ ...user.interface_settings, ...changed }) } : {}),
  }
  if (Object.keys(values).length > 0)
    await tx.updateTable('app_user').set(values).where('id', '=', userId).execute()
}
