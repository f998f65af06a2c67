import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import { digestsSought } from './searchDigests.ts'

/** What somebody typed to find a trade of theirs. */
export type Sought =
  | { readonly kind: 'day'; readonly day: string; readonly timeZone: string }
  | {
      readonly kind: 'words'
      readonly text: string
      /** Where the number of a trade begins like this; null when none does. */
      readonly idStart: string | null
      readonly digests: readonly string[]
    }

const dayAsTyped = /^(\d{2})\.(\d{2})\.(\d{4})$/
/** Shorter beginnings of a number say nothing. */
const idStart = /^[0-9A-Z]{3,8}$/

/** Reads what was typed; null when nothing was. A day is one where its reader lives. */
export async function readSought(
  db: Connection,
  seal: Pick<RequisiteSeal, 'fingerprints'>,
  userId: UserId,
  typed: string,
): Promise<Sought | null> {
  const text = typed.trim()
  if (text === '') return null
  const day = dayOf(text)
  if (day !== null) {
    const { time_zone: timeZone } = await db
      .selectFrom('app_user')
      .select('time_zone')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { kind: 'day', day, timeZone }
  }
  // As `parseTradeId` reads a whole one.
  const number = text.replace(/^#/, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return {
    kind: 'words',
    text,
    idStart: idStart.test(number) ? number : null,
    digests: digestsSought(seal, userId, text),
  }
}

/** DD.MM.YYYY as the database writes it; null for what is none, or is in no calendar. */
export function dayOf(text: string): string | null {
  const [, day, month, year] = dayAsTyped.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  const written = `${year}-${month}-${day}`
  const read = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null
}

/** What stands for itself in a pattern of LIKE. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Whether a trade of this person is what they look for. */
export function isSought(userId: UserId, sought: Sought): RawBuilder<boolean> {
  if (sought.kind === 'day')
    return sql<boolean>`(opened_at >= ${sought.day}::timestamp at time zone ${sought.timeZone}
      and opened_at < (${sought.day}::timestamp + interval '1 day') at time zone ${sought.timeZone})`
  const part = `%${literally(sought.text)}%`
  return sql<boolean>`(requisite_digests && ${sought.digests}::text[]
    or id like ${`${sought.idStart ?? ''}%`} and ${sought.idStart !== null}
    or payer_name ilike ${part}
    or exists (select from app_user partner where partner.user_name ilike ${part}
      and partner.id = case when trade.buyer_id = ${userId} then trade.seller_id else trade.buyer_id end))`
}
