import type { Connection } from '../../../database/database.ts'
import { userNameKey } from '../../../domain/account/userName.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'

/** The account whose page bears this name; undefined when nobody's does. Guests and deleted accounts have none. */
export const personNamed = (db: Connection, name: string) =>
  db
    .selectFrom('app_user')
    .selectAll()
    .where('user_name_key', '=', userNameKey(name))
    .where('kind', '=', 'user')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The row of somebody with a page. */
export type PersonRow = NonNullable<Awaited<ReturnType<typeof personNamed>>>

/** The same; refuses `not_found` at the field where there is none. */
export async function knownPerson(db: Connection, name: string, field: string): Promise<PersonRow> {
  const person = await personNamed(db, name)
  if (!person) throw new RequestRefused(refuse('not_found', field))
  return person
}

/** People whose names begin like this, those with the most trades first. */
export const peopleBeginning = async (db: Connection, begin: string) => {
  // Of a common beginning the first names are looked at, not all.
  const candidates = db
    .selectFrom('app_user')
    .select(['id', 'user_name_key'])
    .where('user_name_key', 'like', `${userNameKey(begin).replaceAll(/[\\%_]/g, '\\$&')}%`)
    .where('kind', '=', 'user')
    .where('deleted_at', 'is', null)
    .orderBy('user_name_key')
    .limit(product.profile.namesLookedAt)
  const rows = await db
    .selectFrom(candidates.as('found'))
    .leftJoin('trader', 'trader.user_id', 'found.id')
    .select('found.id')
    .orderBy('completed_trades', order => order.desc().nullsLast())
    .orderBy('user_name_key')
    .limit(product.profile.namesShown)
    .execute()
  return rows.map(row => row.id)
}
