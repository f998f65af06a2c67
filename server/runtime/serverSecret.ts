import type { Database } from '../database/database.ts'

/** What a database's secrets are for. */
export type ServerSecretName =
  | 'captcha'
  | 'identity_review'
  | 'phone_code'
  | 'vapid'
  | 'requisites_seal'
  | 'card_report'

/** A secret that all processes on one database share, made by the first that asks. */
export async function serverSecret(
  database: Database,
  name: ServerSecretName,
  make: () => string,
): Promise<string> {
  const known = () =>
    database.db.selectFrom('server_secret').select('value').where('name', '=', name).executeTakeFirst()
  const first = await known()
  if (first) return first.value
  await database.db
    .insertInto('server_secret')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const kept = await known()
  if (!kept) throw new Error(`The secret ${name} was not kept`)
  return kept.value
}
