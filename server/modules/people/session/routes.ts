import type { Database, Tx } from '../../../database/database.ts'
import { passwordRefusal } from '../../../domain/account/password.ts'
import { userNameRefusal } from '../../../domain/account/userName.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { isCoinCode } from '../../../domain/reference/coin.ts'
import { isCountryCode } from '../../../domain/reference/country.ts'
import { isFiatCode } from '../../../domain/reference/fiat.ts'
import { findTimeZone } from '../../../domain/reference/timeZone.ts'
import { refuse, type Refusal } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { claimEmail, confirmEmail, resendConfirmation } from '../user/confirmEmail.ts'
import type { Captcha } from '../proof/captcha.ts'
import { enter, type EnterParts } from './enterSession.ts'
import { logIn, logInByCode } from './logIn.ts'
import { presentMe } from './presentMe.ts'
import type { Passwords } from '../proof/passwords.ts'
import { mostAskedToRate, type sessionOperations } from './schema.ts'
import { endSession, seeSession, sessionExpiry } from './sessions.ts'
import type { InterfaceSettings } from '../user/tables.ts'
import { createAccount, createGuest } from '../user/users.ts'

/** What the session module stands on. */
export interface SessionParts extends EnterParts {
  readonly database: Database
  readonly captcha: Captcha
  readonly passwords: Passwords
}

const refuseIf = (refusal: Refusal | null) => {
  if (refusal) throw new RequestRefused(refusal)
}

/** Sign-up, log-in and log-out, the session's state, and the caller's preferences. */
export function sessionHandlers(parts: SessionParts): Handlers<typeof sessionOperations> {
  const { database, random, facts, passwords } = parts

  return {
    async signUp({ body }, context) {
      refuseIf(userNameRefusal(body.user_name))
      refuseIf(passwordRefusal(body.password, product.session.passwordMinLength))
      if (body.time_zone !== undefined && !findTimeZone(body.time_zone))
        throw new RequestRefused(refuse('invalid_choice', 'time_zone'))
      const passwordHash = await passwords.hash(body.password)
      const account = {
        userName: body.user_name,
        email: body.email,
        passwordHash,
        locale: body.locale ?? context.locale,
        timeZone: body.time_zone ?? 'UTC',
        inviteCode: body.invite_code || null,
      }
      const { viewer, at } = context
      return database.transaction(async tx => {
        const guest = viewer.kind === 'guest' ? viewer.userId : null
        const userId = await createAccount(parts, tx, account, guest, at)
        await claimEmail(tx, random, { userId, email: body.email, purpose: 'confirm_email' }, at)
        return enter(parts, tx, context, { userId, kind: 'user' })
      })
    },

    logIn: ({ body }, context) => logIn(parts, body, context),
    logInByCode: ({ body }, context) => logInByCode(parts, body, context),
    captchaChallenge: async (_, { at }) => ({ challenge: await parts.captcha.challenge(at) }),

    confirmEmail: ({ body }, { viewer, at }) =>
      database.transaction(async tx => {
        const confirmed = await confirmEmail(parts, tx, body.token, at)
        const isMine = viewer.kind !== 'visitor' && viewer.userId === confirmed.userId
        return { email: confirmed.email, is_mine: isMine }
      }),

    async resendConfirmation(_, { viewer, db, at }) {
      return { again_at: (await resendConfirmation(db, random, viewer.userId, at)).toISOString() }
    },

    async logOut(_, context) {
      await endSession(context.db, context.viewer.sessionId, 'logged_out', context.at)
      await parts.announceClosed(context.db, context.viewer)
      context.setSessionCookie(null)
      return { is_done: true }
    },

    async validateToken(_, context) {
      const { viewer, db, at, setSessionCookie } = context
      if (viewer.kind === 'visitor') {
        setSessionCookie(null)
        return { is_valid: false, expires_at: null, me: null }
      }
      await seeSession(db, viewer.sessionId, at)
      const session = await sessionExpiry(db, viewer.sessionId)
      return {
        is_valid: true,
        expires_at: session?.expires_at.toISOString() ?? null,
        me: await presentMe(db, facts, viewer.userId, context),
      }
    },

    me: (_, context) => presentMe(context.db, facts, context.viewer.userId, context),

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
        ? enter(parts, db, context, { userId, kind: 'guest' })
        : presentMe(db, facts, userId, context)
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
    ...(changed
      ? { interface_settings: JSON.stringify(mergeSettings(user.interface_settings, changed)) }
      : {}),
  }
  if (Object.keys(values).length > 0)
    await tx.updateTable('app_user').set(values).where('id', '=', userId).execute()
}

/** Settings over those that were; trades that were asked about are added, and the oldest of too many forgotten. */
function mergeSettings(
  before: Partial<InterfaceSettings>,
  changed: Partial<InterfaceSettings>,
): Partial<InterfaceSettings> {
  const { asked_to_rate: added } = changed
  if (added === undefined) return { ...before, ...changed }
  const asked = new Set(added)
  const others = (before.asked_to_rate ?? []).filter(id => !asked.has(id))
  return { ...before, ...changed, asked_to_rate: [...others, ...asked].slice(-mostAskedToRate) }
}
