import { createHmac } from 'node:crypto'
import { Type } from 'typebox'
import type { PhoneSender } from '../../../adapters/channels.ts'
import type { Tx } from '../../../database/database.ts'
import { phoneCodeDigits } from '../../../domain/account/phone.ts'
import { serverLocales, type ServerLocale } from '../../../locales/wording.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { phoneCodeHash, type CodeParts } from './codeHash.ts'
import { smsText } from './words.ts'

const phoneCodeJob = jobKind(
  'phone_code',
  Type.Object({
    id: Type.String(),
    locale: Type.Unsafe<ServerLocale>({ type: 'string', enum: [...serverLocales] }),
  }),
)

/** Has a code sent once the transaction is committed, and again until the provider has taken it. */
export const schedulePhoneCode = (
  tx: Tx,
  payload: { readonly id: string; readonly locale: ServerLocale },
  at: Date,
): Promise<void> => schedule(tx, { kind: phoneCodeJob, key: payload.id, runAt: at, payload })

/** The code of a text message, the same whenever the job comes again: nothing has to keep it until then. */
function smsCode(secret: string, id: string): string {
  const drawn = createHmac('sha256', secret).update(`sms:${id}`).digest().readBigUInt64BE()
  return String(drawn % 10n ** BigInt(phoneCodeDigits.sms)).padStart(phoneCodeDigits.sms, '0')
}

/**
 * Sends codes. What has gone stale while the provider was away is not sent any more. The digits of a call are known once it
 * rang, so they are kept then.
 */
export const phoneCodeHandler = ({
  database,
  clock,
  phone,
  codeSecret,
}: CodeParts & { readonly clock: Clock; readonly phone: PhoneSender | null }): JobHandler =>
  onJob(phoneCodeJob, async ({ payload: { id, locale } }) => {
    const row = await database.db.selectFrom('phone_code').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || !phone || row.expires_at <= clock.now()) return
    const keep = (code: string) =>
      database.db
        .updateTable('phone_code')
        .set({ code_hash: phoneCodeHash(codeSecret, id, code) })
        .where('id', '=', id)
        .execute()
    if (row.method === 'call') {
      await keep(await phone.call(row.phone))
      return
    }
    const code = smsCode(codeSecret, id)
    await keep(code)
    await phone.sms(row.phone, smsText(locale, code))
  })
