import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** A column that holds what is sealed. */
export interface SealedPlace {
  readonly table: 'advert' | 'advert_draft' | 'trade' | 'payment_credential' | 'store_webhook_key'
  readonly column: 'requisites' | 'secret' | 'sealed'
  /** What names a row, and is in the name of its place. */
  readonly named: readonly string[]
  /** The name under which a row was sealed; see the modules that seal it. */
  readonly placeOf: (row: Readonly<Record<string, string>>) => string
}

/** Every column that is sealed for good. Answers that are kept for a day are not among them: they go by themselves. */
export const sealedPlaces: readonly SealedPlace[] = [
  { table: 'advert', column: 'requisites', named: ['id'], placeOf: ({ id }) => `advert:${id}` },
  {
    table: 'advert_draft',
    column: 'requisites',
    named: ['user_id', 'key'],
    placeOf: ({ user_id: userId, key }) => `advert_draft:${userId}:${key}`,
  },
  { table: 'trade', column: 'requisites', named: ['id'], placeOf: ({ id }) => `trade:${id}` },
  {
    table: 'payment_credential',
    column: 'secret',
    named: ['id', 'user_id'],
    placeOf: ({ id, user_id: userId }) => `credential:${userId}:${id}`,
  },
  {
    table: 'store_webhook_key',
    column: 'sealed',
    named: ['id', 'store_id'],
    placeOf: ({ id, store_id: storeId }) => `webhook_key:${storeId}:${id}`,
  },
]

/** How many rows of each table are sealed by which key, by its name. */
export async function countSealed(
  db: Connection,
): Promise<readonly { readonly table: string; readonly key: string; readonly rows: number }[]> {
  const counted = []
  for (const { table, column } of sealedPlaces) {
    const { rows } = await sql<{ key: string; rows: number }>`
      select ${sql.ref(column)} ->> 'k' as key, count(*)::int as rows from ${sql.table(table)}
      where ${sql.ref(column)} ->> 'k' is not null group by 1 order by 1`.execute(db)
    counted.push(...rows.map(row => ({ table, ...row })))
  }
  return counted
}

/** How many rows another key than this one has sealed. */
export async function countLeft(db: Connection, keyName: string): Promise<number> {
  let left = 0
  for (const { table, column } of sealedPlaces) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)} where ${otherKey(column, keyName)}`.execute(db)
    left += rows[0]?.rows ?? 0
  }
  return left
}

/** Two ranges of an index, where "another" would be none. */
export const otherKey = (column: string, keyName: string) =>
  sql<boolean>`(${sql.ref(column)} ->> 'k' < ${keyName} or ${sql.ref(column)} ->> 'k' > ${keyName})`
