import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../../database/database.ts'
import { usualTwoFactorActions, type TwoFactorAction } from '../../../domain/account/twoFactorAction.ts'
import { brand } from '../../../domain/brand.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { codeStep, isCodeOf, takeCode } from '../proof/twoFactor.ts'
import { findUser } from '../user/users.ts'
import { holdMoney } from '../user/holdMoney.ts'
import { provePassword, type PasswordParts } from '../proof/passwordProof.ts'
import { forgetRecoveryCodes, replaceRecoveryCodes, takeAnyCode } from '../proof/recoveryCodes.ts'
import type { UserParts } from '../user/consequences.ts'

const secretBytes = 20

/** Makes a secret that waits for its first code. The password is asked for: a session alone must not lock its owner out. */
export async function startTwoFactor(
  parts: PasswordParts & { readonly random: Random },
  userId: UserId,
  password: string | undefined,
  at: Date,
): Promise<{ secret: string; uri: string }> {
  const { db } = parts.database
  const user = await findUser(db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  if (user.totp_secret !== null) throw new RequestRefused(refuse('two_factor_on'))
  await provePassword(parts, user, password, at)
  const secret = new Secret({ buffer: Uint8Array.from(parts.random(secretBytes)).buffer })
  await db
    .updateTable('app_user')
    .set({ totp_pending_secret: secret.base32 })
    .where('id', '=', userId)
    .execute()
  const totp = new TOTP({ issuer: brand.name, label: user.user_name, secret })
  return { secret: secret.base32, uri: totp.toString() }
}

/** Switches the second factor on by a code of the waiting secret. Answers the recovery codes. */
export async function confirmTwoFactor(
  { random }: { readonly random: Random },
  tx: Tx,
  userId: UserId,
  code: string,
  at: Date,
): Promise<string[]> {
  const user = await tx
    .selectFrom('app_user')
    .select(['totp_secret', 'totp_pending_secret'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.totp_secret !== null) throw new RequestRefused(refuse('two_factor_on'))
  const secret = user.totp_pending_secret
  if (secret === null) throw new RequestRefused(refuse('step_expired'))
  const step = isCodeOf(secret, code, at)
  if (step === null) throw new RequestRefused(refuse('wrong_code', 'code'))
  await tx
    .updateTable('app_user')
    .set({
      totp_secret: secret,
      totp_pending_secret: null,
      totp_since: at,
      totp_last_step: codeStep(at, step),
      two_factor_actions: [...usualTwoFactorActions],
    })
    .where('id', '=', userId)
    .execute()
  await sendLetter(tx, { kind: 'two_factor_on', userId, params: {} }, at)
  return replaceRecoveryCodes(tx, random, userId)
}

/** Hands out new recovery codes for a code of the authenticator. */
export async function renewRecoveryCodes(
  { random }: { readonly random: Random },
  tx: Tx,
  userId: UserId,
  code: string,
  at: Date,
): Promise<string[]> {
  await demandOn(tx, userId)
  if (!(await takeCode(tx, userId, code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
  return replaceRecoveryCodes(tx, random, userId)
}

/** Switches the second factor off, by either kind of code; money is held, and the owner is told. */
export async function stopTwoFactor(
  parts: UserParts,
  tx: Tx,
  userId: UserId,
  code: string,
  at: Date,
): Promise<void> {
  await demandOn(tx, userId)
  if (!(await takeAnyCode(tx, userId, code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
  await tx
    .updateTable('app_user')
    .set({
      totp_secret: null,
      totp_pending_secret: null,
      totp_since: null,
      totp_last_step: null,
      two_factor_actions: [],
    })
    .where('id', '=', userId)
    .execute()
  await forgetRecoveryCodes(tx, userId)
  const until = (await holdMoney(parts, tx, userId, 'two_factor', at)).toISOString()
  await sendLetter(tx, { kind: 'two_factor_off', userId, params: { until } }, at)
}

/** Chooses what asks for a code, for a code. */
export async function setTwoFactorActions(
  tx: Tx,
  userId: UserId,
  actions: readonly TwoFactorAction[],
  code: string,
  at: Date,
): Promise<void> {
  await demandOn(tx, userId)
  if (!(await takeCode(tx, userId, code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
  await tx
    .updateTable('app_user')
    .set({ two_factor_actions: [...actions] })
    .where('id', '=', userId)
    .execute()
}

async function demandOn(tx: Tx, userId: UserId): Promise<void> {
  const user = await findUser(tx, userId)
  if (user?.totp_secret == null) throw new RequestRefused(refuse('two_factor_off'))
}
