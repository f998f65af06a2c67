import type { Database, Tx } from '../../../database/database.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Input, Reply } from '../../../kernel/operation.ts'
import { networkOf } from '../../../../http/network.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { linkOfStep } from '../user/linkMessenger.ts'
import { beginStep, spendStep, userOfStep } from '../proof/steps.ts'
import { takeAnyCode } from '../proof/recoveryCodes.ts'
import type { Captcha } from '../proof/captcha.ts'
import { enter, tellNewDevice, type EnterParts } from './enterSession.ts'
import { beginTry, forgetTries, guessing, tryRules } from '../proof/logInGuard.ts'
import type { Passwords } from '../proof/passwords.ts'
import type { sessionOperations } from './schema.ts'
import { emailKey, findByLogin, findUser } from '../user/users.ts'

interface LogInParts extends EnterParts {
  readonly database: Database
  readonly captcha: Captcha
  readonly passwords: Passwords
}
type Call<Id extends 'logIn' | 'logInByCode'> = (typeof sessionOperations)[Id]

/**
 * Logs in by a password. Takes the same work, and says the same, for nobody and for a wrong password. Where the account
 * asks for a code, the right password is worth a step, not a session.
 */
export async function logIn(
  { database, captcha, passwords, ...parts }: LogInParts,
  body: Input<Call<'logIn'>>['body'],
  context: Context,
): Promise<Reply<Call<'logIn'>>> {
  const { address, at } = context
  const user = await findByLogin(database.db, body.login)
  const account = `account:${user?.id ?? emailKey(body.login)}`
  const keys = [account, `address:${networkOf(address)}`]
  const isSolved = body.captcha !== undefined && (await captcha.isSolved(body.captcha, at))
  const counted = await beginTry(database, keys, at, tryRules.logIn, isSolved)
  if (counted.kind === 'wait')
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }))
  if (counted.kind === 'captcha')
    throw new RequestRefused(
      refuse(body.captcha === undefined ? 'captcha_required' : 'captcha_wrong', 'captcha'),
    )
  const isRight = await passwords.isRight(body.password, user?.password_hash ?? null)
  if (!user || !isRight || user.banned_at !== null)
    throw new RequestRefused(refuse('wrong_credentials', 'password'))
  return database.transaction(async tx => {
    await forgetTries(tx, account, counted.ids)
    if (user.totp_secret !== null && user.two_factor_actions.includes('log_in')) {
      const step = await beginStep(tx, parts.random, { purpose: 'log_in', userId: user.id }, at)
      return { me: null, code_step: { token: step.token, expires_at: step.expiresAt.toISOString() } }
    }
    await tellNewDevice(tx, context, user.id)
    return { me: await enter(parts, tx, context, { userId: user.id, kind: 'user' }), code_step: null }
  })
}

/** The second step: a code of the authenticator or a recovery code. Guesses are counted, and few. */
export async function logInByCode(
  { database, ...parts }: LogInParts,
  { token, code }: Input<Call<'logInByCode'>>['body'],
  context: Context,
): Promise<Reply<Call<'logInByCode'>>> {
  const { at } = context
  const ownerOf = (tx: Tx) => userOfStep(tx, token, 'log_in', at)
  const enterWith = async (tx: Tx) => {
    const userId = await ownerOf(tx)
    const user = await findUser(tx, userId)
    if (!user || user.banned_at !== null) throw new RequestRefused(refuse('step_expired'))
    if (!(await takeAnyCode(tx, userId, code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
    await spendStep(tx, token, at)
    await linkOfStep(parts, tx, token, userId, at)
    await tellNewDevice(tx, context, userId)
    return enter(parts, tx, context, { userId, kind: 'user' })
  }
  const owner = await database.transaction(ownerOf)
  return guessing(database, owner, at, () => database.transaction(enterWith))
}
