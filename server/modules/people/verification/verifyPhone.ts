import { sql } from 'kysely'
import type { PhoneSender } from '../../../adapters/channels.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import { maskPhone, parsePhone, type PhoneMethod } from '../../../domain/account/phone.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { accepted, refuse, refused, type Result } from '../../../domain/refusal/refusal.ts'
import type { SignedContext, SignedWriteContext } from '../../../kernel/context.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { holdMoney } from '../user/holdMoney.ts'
import { guessing } from '../proof/logInGuard.ts'
import { takeCode } from '../proof/twoFactor.ts'
import { findUser } from '../user/users.ts'
import type { CodeParts } from './codeHash.ts'
import { askCode, phoneInQuestion, takePhoneCode } from './phoneCodes.ts'
import { sendingCounted } from './sendingLimits.ts'
import { runConsequences, type UserParts } from '../user/consequences.ts'

/** What proving a number stands on. */
export interface PhoneParts extends CodeParts, UserParts {
  readonly random: Random
  /** Null where the operator has set nothing up. */
  readonly phone: PhoneSender | null
}

/** Refuses where there is nobody to call or to write. */
export function demandPhone({ phone }: Pick<PhoneParts, 'phone'>): void {
  if (!phone) throw new RequestRefused(refuse('channel_unavailable'))
}

async function present(db: Connection, userId: UserId) {
  const user = await findUser(db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  return { ...user, verified: user.phone_verified_at === null ? null : user.phone }
}

/** Sends a code to a number that the caller says is theirs. */
export async function startPhone(
  parts: PhoneParts,
  body: { readonly phone: string; readonly method: PhoneMethod; readonly code?: string },
  { viewer, at, address }: SignedContext,
) {
  const { database, random } = parts
  const { userId } = viewer
  demandPhone(parts)
  const phone = orRefuse(parsePhone(body.phone))
  const work = async (tx: Tx) => {
    const user = await present(tx, userId)
    if (user.verified === phone) throw new RequestRefused(refuse('phone_verified_already', 'phone'))
    if (user.verified !== null && user.totp_secret !== null) {
      if (body.code === undefined) throw new RequestRefused(refuse('two_factor_required', 'code'))
      if (!(await takeCode(tx, userId, body.code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
    }
    return askCode(tx, random, { holder: { userId }, phone, method: body.method, locale: user.locale }, at)
  }
  const send = () => database.transaction(work)
  return sendingCounted(database, { asker: userId, phone, address }, at, () =>
    body.code === undefined ? send() : guessing(database, userId, at, send),
  )
}

/** Sends another code to the number that the caller has begun to prove, by text message. */
export async function sendSms(parts: PhoneParts, { viewer, at, address }: SignedContext) {
  const { database, random } = parts
  const holder = { userId: viewer.userId }
  demandPhone(parts)
  const phone = await phoneInQuestion(database.db, holder)
  if (phone === null) throw new RequestRefused(refuse('step_expired'))
  return sendingCounted(database, { asker: viewer.userId, phone, address }, at, () =>
    database.transaction(async tx => {
      const { locale } = await present(tx, viewer.userId)
      // A code that came in meanwhile, or another number, ends what this would go on with.
      if ((await phoneInQuestion(tx, holder)) !== phone) throw new RequestRefused(refuse('step_expired'))
      return askCode(tx, random, { holder, phone, method: 'sms', locale }, at)
    }),
  )
}

/** Takes the code that came. Whether the number is another account's is told only now: to who can be reached by it. */
export const verifyPhone = (parts: PhoneParts, code: string, { viewer, at }: SignedContext) =>
  takePhoneCode(parts, { holder: { userId: viewer.userId }, code }, at, (tx, phone) =>
    takePhone(parts, tx, viewer.userId, phone, at),
  )

async function takePhone(parts: UserParts, tx: Tx, userId: UserId, phone: string, at: Date) {
  const owner = await lockPhone(tx, phone)
  if (owner !== null && owner !== userId) return refused(refuse('phone_taken'))
  const before = await present(tx, userId)
  await tx.updateTable('app_user').set({ phone, phone_verified_at: at }).where('id', '=', userId).execute()
  await runConsequences(parts.consequences.verified, tx, userId, at)
  if (before.verified !== null && before.verified !== phone) await tellChange(parts, tx, userId, at)
  return accepted({ phone: maskPhone(phone), verified_at: at.toISOString() }) satisfies Result<unknown>
}

/** Whose a number is, for as long as the transaction lasts: who else would take it waits. */
export async function lockPhone(tx: Tx, phone: string): Promise<UserId | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone: ${phone}`}, 0))`.execute(tx)
  const owner = await tx
    .selectFrom('app_user')
    .select('id')
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst()
  return owner?.id ?? null
}

/** Takes the verified number away, by a code of the authenticator. */
export async function removePhone(
  parts: UserParts,
  code: string,
  { viewer: { userId }, db, at }: SignedWriteContext,
): Promise<void> {
  const user = await present(db, userId)
  if (user.totp_secret === null) throw new RequestRefused(refuse('two_factor_off'))
  if (user.verified === null) throw new RequestRefused(refuse('not_found'))
  if (!(await takeCode(db, userId, code, at))) throw new RequestRefused(refuse('wrong_code', 'code'))
  await db
    .updateTable('app_user')
    .set({ phone: null, phone_verified_at: null })
    .where('id', '=', userId)
    .execute()
  await tellChange(parts, db, userId, at)
}

async function tellChange(parts: UserParts, tx: Tx, userId: UserId, at: Date): Promise<void> {
  const until = (await holdMoney(parts, tx, userId, 'phone', at)).toISOString()
  await sendLetter(tx, { kind: 'phone_changed', userId, params: { until } }, at)
}
