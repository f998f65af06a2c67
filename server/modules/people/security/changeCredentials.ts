import type { Tx } from '../../../database/database.ts'
import { passwordRefusal } from '../../../domain/account/password.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { beginTry, guessing, tryRules } from '../proof/logInGuard.ts'
import type { SessionParts } from '../session/routes.ts'
import { endSessionsOf } from '../session/sessions.ts'
import { takeCode } from '../proof/twoFactor.ts'
import { emailKey, findByLogin, findUser } from '../user/users.ts'
import { claimEmail } from '../user/confirmEmail.ts'
import { holdMoney } from '../user/holdMoney.ts'
import { endOtherSessions } from './logInList.ts'
import { makeLink, openLink, spendLinks } from '../../telling/outgoing/mailedLinks.ts'
import { provePassword } from '../proof/passwordProof.ts'
import { takeAnyCode } from '../proof/recoveryCodes.ts'
import { beginStep, spendStep, userOfStep } from '../proof/steps.ts'

/**
 * Mails a link to set a new password, if there is such an account. The answer is the same when there is none, and asking
 * is counted for both.
 */
export async function askRecovery(
  { database, random }: SessionParts,
  login: string,
  at: Date,
): Promise<void> {
  const counted = await beginTry(database, [`recovery:${emailKey(login)}`], at, tryRules.recovery)
  if (counted.kind === 'wait')
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }))
  await database.transaction(async tx => {
    const user = await findByLogin(tx, login)
    if (user?.email == null || user.banned_at !== null) return
    const linkId = await makeLink(tx, random, { purpose: 'recovery', userId: user.id, email: user.email }, at)
    await sendLetter(tx, { kind: 'recovery', userId: user.id, to: user.email, linkId, params: {} }, at)
  })
}

/** Exchanges the token of a recovery letter for one that sets a password, once, within a quarter of an hour. */
export const beginRecovery = ({ database, random }: SessionParts, token: string, at: Date) =>
  database.transaction(async tx => {
    const { userId } = orRefuse(await openLink(tx, token, ['recovery'], at))
    const user = await findUser(tx, userId)
    if (!user || user.deleted_at !== null) throw new RequestRefused(refuse('link_unknown', 'token'))
    const step = await beginStep(tx, random, { purpose: 'recovery', userId }, at)
    return {
      token: step.token,
      expires_at: step.expiresAt.toISOString(),
      user_name: user.user_name,
      needs_code: user.totp_secret !== null,
    }
  })

/**
 * Sets the password of a recovery. Where the second factor is on it takes a code as well: a mailbox alone opens no such
 * account. Every session ends, and money is held.
 */
export async function setPassword(
  parts: SessionParts,
  body: { readonly token: string; readonly password: string; readonly code?: string },
  at: Date,
): Promise<void> {
  const { database, announceClosed, passwords } = parts
  refuseWeak(body.password)
  const owner = await database.transaction(tx => userOfStep(tx, body.token, 'recovery', at))
  const hash = await passwords.hash(body.password)
  const work = async (tx: Tx) => {
    const userId = await userOfStep(tx, body.token, 'recovery', at)
    const user = await findUser(tx, userId)
    if (user?.totp_secret != null) {
      if (body.code === undefined) throw new RequestRefused(refuse('two_factor_required', 'code'))
      if (!(await takeAnyCode(tx, userId, body.code, at)))
        throw new RequestRefused(refuse('wrong_code', 'code'))
    }
    await spendStep(tx, body.token, at)
    const ended = await endSessionsOf(tx, { userId, reason: 'password_changed' }, at)
    for (const sessionId of ended) await announceClosed(tx, { userId, sessionId })
    await keepPassword(parts, tx, { userId, hash, reason: 'recovery' }, at)
  }
  await (body.code === undefined
    ? database.transaction(work)
    : guessing(database, owner, at, () => database.transaction(work)))
}

/** Changes the password of somebody who knows it. The other sessions end, and money is held. */
export async function changePassword(
  parts: SessionParts,
  body: { readonly current_password?: string; readonly password: string; readonly code?: string },
  { viewer, at }: SignedContext,
): Promise<void> {
  refuseWeak(body.password)
  await proveOwner(parts, viewer.userId, { password: body.current_password, field: 'current_password' }, at)
  const hash = await parts.passwords.hash(body.password)
  await withCode(parts, viewer.userId, body.code, at, async tx => {
    await endOtherSessions(parts, tx, { viewer, reason: 'password_changed' }, at)
    await keepPassword(parts, tx, { userId: viewer.userId, hash, reason: 'password' }, at)
  })
}

/** Mails a link to a new address; until it is opened nothing changes. */
export async function changeEmail(
  parts: SessionParts,
  body: { readonly email: string; readonly password?: string; readonly code?: string },
  { viewer, at }: SignedContext,
): Promise<void> {
  const { userId } = viewer
  await proveOwner(parts, userId, { password: body.password, field: 'password' }, at)
  const counted = await beginTry(parts.database, [`change e-mail:${userId}`], at, tryRules.recovery)
  if (counted.kind === 'wait')
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }))
  await withCode(parts, userId, body.code, at, tx =>
    claimEmail(tx, parts.random, { userId, email: body.email, purpose: 'change_email' }, at),
  )
}

function refuseWeak(password: string): void {
  const refusal = passwordRefusal(password, product.session.passwordMinLength)
  if (refusal) throw new RequestRefused(refusal)
}

async function proveOwner(
  parts: SessionParts,
  userId: UserId,
  { password, field }: { readonly password: string | undefined; readonly field: string },
  at: Date,
): Promise<void> {
  const user = await findUser(parts.database.db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  await provePassword(parts, user, password, at, field)
}

/** Does what changes who could be the owner: where the second factor is on, for a code. Guesses are counted, and few. */
export async function withCode(
  { database }: Pick<SessionParts, 'database'>,
  userId: UserId,
  code: string | undefined,
  at: Date,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const proved = async (tx: Tx) => {
    const user = await findUser(tx, userId)
    if (user?.totp_secret != null) {
      if (code === undefined) throw new RequestRefused(refuse('two_factor_required', 'code'))
      if (!(await takeCode(tx, userId, code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
    }
    await work(tx)
  }
  await (code === undefined
    ? database.transaction(proved)
    : guessing(database, userId, at, () => database.transaction(proved)))
}

async function keepPassword(
  parts: SessionParts,
  tx: Tx,
  {
    userId,
    hash,
    reason,
  }: { readonly userId: UserId; readonly hash: string; readonly reason: 'password' | 'recovery' },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ password_hash: hash, password_changed_at: at })
    .where('id', '=', userId)
    .execute()
  await spendLinks(tx, userId, 'recovery', at)
  const until = (await holdMoney(parts, tx, userId, reason, at)).toISOString()
  await sendLetter(tx, { kind: 'password_changed', userId, params: { until } }, at)
}
