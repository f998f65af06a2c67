import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { parsePhone } from '../../../domain/account/phone.ts'
import { userNameKey } from '../../../domain/account/userName.ts'
import { parseUserId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

const columns = [
  'id',
  'kind',
  'user_name',
  'country_code',
  'locale',
  'roles',
  'created_at',
  'last_online_at',
  'suspended_at',
  'banned_at',
  'money_held_until',
  'money_held_reason',
  'legal_name',
  'email',
  'phone',
  'telegram_id',
  'telegram_user_name',
  'email_confirmed_at',
  'phone_verified_at',
  'identity_verified_at',
  'totp_secret',
  'password_changed_at',
] as const

/** Everybody who has not been deleted, as the desk reads them. */
const people = (db: Connection) => db.selectFrom('app_user').select(columns).where('deleted_at', 'is', null)

export type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>

/** Whose name this is, a guest’s also. Refuses `not_found`. */
export async function personCalled(db: Connection, name: string): Promise<PersonRow> {
  const row = await people(db).where('user_name_key', '=', userNameKey(name)).executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('not_found', 'user_name'))
  return row
}

/** How somebody stands who is looked for. */
export const personStandings = ['suspended', 'banned', 'held', 'arbiter', 'operator'] as const
type Standing = (typeof personStandings)[number]

const standings: Readonly<Record<Standing, (at: Date) => RawBuilder<boolean>>> = {
  suspended: () => sql<boolean>`suspended_at is not null`,
  banned: () => sql<boolean>`banned_at is not null`,
  held: at => sql<boolean>`money_held_until > ${at}`,
  arbiter: () => sql<boolean>`cardinality(roles) > 1 and 'arbiter' = any(roles)`,
  operator: () => sql<boolean>`cardinality(roles) > 1 and 'operator' = any(roles)`,
}

/** The newest people first, of those who are meant. */
export function findPeople(
  db: Connection,
  query: {
    readonly search?: string | undefined
    readonly standing?: Standing | undefined
    readonly before: UserId | null
    readonly limit: number
  },
  at: Date,
): Promise<PersonRow[]> {
  const { search, standing, before, limit } = query
  return (
    people(db)
      // As a list that is read first: where the planner joins it, it may walk through everybody from the newest on.
      .$if(search !== undefined, list =>
        list.where(sql<boolean>`id = any(array${candidates(search!.trim())})`),
      )
      .$if(standing !== undefined, list => list.where(standings[standing!](at)))
      .$if(before !== null, list => list.where('id', '<', before!))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  )
}

/** Whoever was logged in by the browser of this session. */
const inBrowserOf = (sessionId: string) => sql`(select other.user_id from session mine
  join session other on other.mark_hash = mine.mark_hash
  where mine.id = ${sessionId}::uuid and mine.mark_hash is not null limit ${lookedAt})`

/** So many of a common beginning are looked at. */
const lookedAt = 1000

/** Whom a text could mean: each way by an index of its own. */
function candidates(text: string): RawBuilder<unknown> {
  const begins = `${userNameKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`
  const phone = parsePhone(text)
  const ways = [
    sql`(select id from app_user where user_name_key like ${begins} limit ${lookedAt})`,
    sql`(select id from app_user where legal_name is not null and lower(legal_name) like ${begins} limit ${lookedAt})`,
    sql`select id from app_user where email_key = ${text.toLowerCase()}`,
    sql`select user_id from deposit_address where address = ${text}`,
    sql`select user_id from withdrawal where address = ${text}`,
    sql`(select user_id from session where address = ${text} limit ${lookedAt})`,
    ...(phone.ok ? [sql`select id from app_user where phone = ${phone.value}`] : []),
    ...(parseUserId(text) ? [sql`select ${text}::uuid`, inBrowserOf(text)] : []),
  ]
  return sql`(${sql.join(ways, sql` union `)})`
}
