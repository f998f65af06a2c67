import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import { maskPhone, phoneCodeDigits, type PhoneMethod } from '../../../domain/account/phone.ts'
import { newPhoneCodeId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, refuseWith, type Result } from '../../../domain/refusal/refusal.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { beginTry, tryRules } from '../proof/logInGuard.ts'
import { phoneCodeHash, type CodeParts } from './codeHash.ts'
import { schedulePhoneCode } from './phoneSending.ts'

/** Who is to prove a number: somebody's account, or somebody on their way in by the messenger. One has one code at a time. */
export type CodeHolder =
  | { readonly userId: UserId; readonly linkId?: never }
  | { readonly linkId: string; readonly userId?: never }

const codeOf = (db: Connection, { userId, linkId }: CodeHolder) =>
  db
    .selectFrom('phone_code')
    .selectAll()
    .where(eb => (userId === undefined ? eb('messenger_link_id', '=', linkId) : eb('user_id', '=', userId)))

/** What a code is asked for. */
interface CodeRequest {
  readonly holder: CodeHolder
  readonly phone: string
  readonly method: PhoneMethod
  readonly locale: ServerLocale
}

/**
 * Asks for a code, which a job sends once this is committed; an earlier one is worth nothing from here on. Refuses
 * `too_many_requests` within a minute of the one before.
 */
export async function askCode(
  tx: Tx,
  random: Random,
  { holder, phone, method, locale }: CodeRequest,
  at: Date,
) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone code: ${holder.userId ?? holder.linkId}`}, 0))`.execute(
    tx,
  )
  const before = await codeOf(tx, holder).executeTakeFirst()
  if (before && before.again_at > at) {
    const seconds = Math.ceil((before.again_at.getTime() - at.getTime()) / 1000)
    throw new RequestRefused(refuseWith('too_many_requests', { seconds }))
  }
  if (before) await tx.deleteFrom('phone_code').where('id', '=', before.id).execute()
  const id = newPhoneCodeId(at, random)
  const { codeAgainSeconds, codeMinutes } = product.session
  const again = new Date(at.getTime() + codeAgainSeconds * 1000)
  const expires = new Date(at.getTime() + codeMinutes * 60_000)
  await tx
    .insertInto('phone_code')
    .values({
      id,
      user_id: holder.userId ?? null,
      messenger_link_id: holder.linkId ?? null,
      phone,
      method,
      code_hash: null,
      again_at: again,
      expires_at: expires,
      tries: 0,
    })
    .execute()
  await schedulePhoneCode(tx, { id, locale }, at)
  return {
    method,
    digits: phoneCodeDigits[method],
    phone: maskPhone(phone),
    again_at: again.toISOString(),
    expires_at: expires.toISOString(),
  }
}

/** The number that somebody was last sent a code to, also when that code is worth nothing any more. */
export const phoneInQuestion = async (db: Connection, holder: CodeHolder): Promise<string | null> =>
  (await codeOf(db, holder).executeTakeFirst())?.phone ?? null

/**
 * Takes a code, and does what it is for in the same transaction. A right code is spent even where the work refuses, a wrong
 * one is counted: against the code, and against the number, whoever asked. Refuses `wrong_code`, `code_expired` and
 * `too_many_requests` at the field `code`.
 */
export async function takePhoneCode<T>(
  { database, codeSecret }: CodeParts,
  { holder, code }: { readonly holder: CodeHolder; readonly code: string },
  at: Date,
  work: (tx: Tx, phone: string) => Promise<Result<T>>,
): Promise<T> {
  const asked = await codeOf(database.db, holder).executeTakeFirst()
  if (!asked) throw new RequestRefused(refuse('code_expired', 'code'))
  const guess = await beginTry(database, [`phone guess:${asked.phone}`], at, tryRules.phoneGuess)
  if (guess.kind !== 'counted') {
    const seconds = guess.kind === 'wait' ? guess.seconds : 60
    throw new RequestRefused(refuseWith('too_many_requests', { seconds }, 'code'))
  }
  const outcome = await database.transaction(async tx => {
    const row = await codeOf(tx, holder).where('id', '=', asked.id).forUpdate().executeTakeFirst()
    if (!row || row.expires_at <= at || row.tries >= product.session.codeTries) return 'expired'
    if (row.code_hash !== null && isSame(row.code_hash, phoneCodeHash(codeSecret, row.id, code))) {
      await tx.deleteFrom('phone_code').where('id', '=', row.id).execute()
      return work(tx, row.phone)
    }
    await countWrong(tx, row, at)
    return 'wrong'
  })
  if (outcome === 'wrong') throw new RequestRefused(refuse('wrong_code', 'code'))
  await database.db.deleteFrom('log_in_failure').where('id', 'in', guess.ids).execute()
  if (outcome === 'expired') throw new RequestRefused(refuse('code_expired', 'code'))
  return orRefuse(outcome)
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Counts a wrong try; after the last one another code may be asked for in a minute. */
async function countWrong(
  tx: Tx,
  row: { readonly id: string; readonly tries: number; readonly again_at: Date },
  at: Date,
): Promise<void> {
  const tries = row.tries + 1
  const pause = new Date(at.getTime() + product.session.codeAgainSeconds * 1000)
  const isLast = tries >= product.session.codeTries && pause > row.again_at
  await tx
    .updateTable('phone_code')
    .set({ tries, ...(isLast ? { again_at: pause } : {}) })
    .where('id', '=', row.id)
    .execute()
}
