import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../../database/database.ts'
import type { TwoFactorAction } from '../../../domain/account/twoFactorAction.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

const period = 30
/** A phone's clock may be one step off. */
const drift = 1

const authenticatorOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits: 6 })

/** What an authenticator with this secret shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  authenticatorOf(secret).generate({ timestamp: at.getTime() })

/** How many steps a code of a secret is off the moment; null when it is none of it. */
export function isCodeOf(secret: string, code: string, at: Date): number | null {
  return authenticatorOf(secret).validate({ token: code, window: drift, timestamp: at.getTime() })
}

/** The number of the step so many off the moment. */
export const codeStep = (at: Date, off: number): bigint =>
  BigInt(Math.floor(at.getTime() / 1000 / period) + off)

/**
 * Takes a code from the user's authenticator. True once for each step: a second request with the same code, also at the
 * same moment, finds the step used.
 */
export async function takeCode(tx: Tx, userId: UserId, code: string, at: Date): Promise<boolean> {
  const user = await tx
    .selectFrom('app_user')
    .select('totp_secret')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.totp_secret) return false
  const off = isCodeOf(user.totp_secret, code, at)
  if (off === null) return false
  const step = codeStep(at, off)
  const taken = await tx
    .updateTable('app_user')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where(eb => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Whether a sensitive action was asked a code for, and has one. */
export type SecondFactor = 'not_asked' | 'given' | 'missing'

/**
 * Looks whether any of these actions asks for a code, and takes it: one code is enough for what one call does. Refuses
 * `wrong_code`; the operation says `takesCode`, so that guesses are counted.
 */
export async function secondFactorFor(
  tx: Tx,
  userId: UserId,
  actions: readonly TwoFactorAction[],
  code: string | undefined,
  at: Date,
): Promise<SecondFactor> {
  if (actions.length === 0) return 'not_asked'
  const user = await tx
    .selectFrom('app_user')
    .select(['totp_secret', 'two_factor_actions'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.totp_secret === null || !actions.some(action => user.two_factor_actions.includes(action)))
    return 'not_asked'
  if (code === undefined) return 'missing'
  if (!(await takeCode(tx, userId, code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
  return 'given'
}

/** Asks for the code of a sensitive action where its owner chose so. Refuses `two_factor_required` without one. */
export async function demandCode(
  tx: Tx,
  userId: UserId,
  action: TwoFactorAction,
  code: string | undefined,
  at: Date,
): Promise<void> {
  if ((await secondFactorFor(tx, userId, [action], code, at)) === 'missing')
    throw new RequestRefused(refuse('two_factor_required', 'code'))
}
