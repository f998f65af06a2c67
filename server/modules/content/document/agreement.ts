import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { defaultLocale } from '../../../locales/localeTable.ts'
import type { Reading } from './readDocuments.ts'

/** The page that an account is made under. */
const code = 'user_agreement'

/** A version of the agreement that somebody is asked to accept. */
export interface AskedAgreement {
  readonly version: number
  readonly holds_from: string
  /** What is different since the version that they know. */
  readonly change: string
}

/** The day from which a version holds: what it says, else when it was shown. */
const holdsFrom = sql<string>`coalesce(v.extra ->> 'holdsFrom', to_char(v.shows_from at time zone 'UTC', 'YYYY-MM-DD'))`

/** The version that a reader finds at a moment, as `shownDocuments` does; without its text. */
const shownVersion = ({ locale, at }: Reading) => sql`
  select v.document_id, v.locale, v.number, ${holdsFrom} as holds_from
  from document d join lateral (
    select w.* from document_version w
    where w.document_id = d.id and w.locale in (${locale}, ${defaultLocale}) and w.state = 'published' and w.shows_from <= ${at}
    order by w.locale = ${locale} desc, w.shows_from desc, w.number desc limit 1
  ) v on true
  where d.kind = 'page' and d.code = ${code} and d.archived_at is null`

/**
 * Records that somebody has accepted the version that is shown to them now; the same one twice is once. Where there is no agreement
 * nothing is accepted.
 * @param only that version alone
 * @returns whether it is the one that is shown
 */
async function recordShown(tx: Tx, userId: UserId, reading: Reading, only?: number): Promise<boolean> {
  const { rows } = await sql<{ locale: string; number: number; holds_from: string }>`${shownVersion(
    reading,
  )}`.execute(tx)
  const [shown] = rows
  if (!shown || (only !== undefined && shown.number !== only)) return false
  await tx
    .insertInto('agreement_acceptance')
    .values({
      user_id: userId,
      code,
      locale: shown.locale,
      version: shown.number,
      holds_from: shown.holds_from,
      at: reading.at,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}

/** Whoever makes an account accepts the agreement that is shown at that moment. */
export async function acceptAtSignUp(tx: Tx, userId: UserId, reading: Reading): Promise<void> {
  await recordShown(tx, userId, reading)
}

/** Somebody accepts a version. Refuses one that is not shown any more, or not yet: nobody accepts what they have not read. */
export async function acceptAgreement(
  tx: Tx,
  userId: UserId,
  version: number,
  reading: Reading,
): Promise<void> {
  if (!(await recordShown(tx, userId, reading, version)))
    throw new RequestRefused(refuse('edited_meanwhile', 'version'))
}

/**
 * The version that somebody is asked to accept: the one that is shown, where one that asks has come since they accepted last. Null for
 * nothing.
 *
 * Who has accepted nothing, as accounts that are older than this question, is taken to have accepted what was shown when the account was
 * made: they are asked for what came after, and nobody for the text that they signed up under. An edition that was accepted in one
 * language is not asked for again when its translation comes.
 *
 * Nothing but the question hangs on it. Coins in escrow wait for their owners, so no call is refused to who has not answered.
 *
 * One statement, by the keys of few rows: it is a part of `me`.
 */
export async function agreementToAccept(
  db: Connection,
  userId: UserId,
  reading: Reading,
): Promise<AskedAgreement | null> {
  const accepted = sql`select from agreement_acceptance a where a.user_id = ${userId} and a.code = ${code}`
  const { rows } = await sql<AskedAgreement>`
    with shown as (${shownVersion(reading)}),
    since as (
      select coalesce(
        (select max(a.at) from agreement_acceptance a where a.user_id = ${userId} and a.code = ${code}),
        (select u.created_at from app_user u where u.id = ${userId})
      ) as at
    )
    select shown.number as version, shown.holds_from, asking.change
    from shown cross join since join lateral (
      select coalesce(v.extra ->> 'change', '') as change from document_version v
      where v.document_id = shown.document_id and v.locale = shown.locale and v.state = 'published'
        and v.shows_from > since.at and v.shows_from <= ${reading.at} and v.extra ->> 'asksAgain' = 'true'
        and not exists (${accepted} and a.locale <> v.locale and a.holds_from = ${holdsFrom})
      order by v.shows_from desc, v.number desc limit 1
    ) asking on true`.execute(db)
  return rows[0] ?? null
}
