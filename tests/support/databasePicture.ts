import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

/** What time itself writes, whoever calls or not; and what jobs do with letters and notices that are on their way. */
const restless = new Set([
  'rate_point',
  'job',
  'heartbeat',
  'presence',
  'clock',
  'bus_payload',
  'lease',
  'dev_message',
  'mailed_token',
])
/** Likewise, in tables that are looked at else; and what follows a trader's standing within seconds. */
const restlessColumns = [
  'told_at',
  'tell_after',
  'is_ranked',
  'owner_rating',
  'owner_trades',
  'owner_release_seconds',
]

/** Every table with the number of its rows and a fingerprint of them: equal pictures mean that nothing was written. */
export async function pictureOf({ db }: Database): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const looked = tables.filter(({ name }) => !restless.has(name))
  // One question for all of them: it is asked hundreds of times.
  const lines = sql.join(
    looked.map(
      ({ name }) => sql`select ${name}::text as name, (to_jsonb(t) - ${restlessColumns}::text[])::text as line
        from ${sql.table(name)} t`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ name: string; print: string }>`
    select name, count(*) || ' rows, ' || left(md5(string_agg(line, chr(10) order by line)), 12) as print
    from (${lines}) l group by name`.execute(db)
  const prints = new Map(rows.map(({ name, print }) => [name, print]))
  return Object.fromEntries(looked.map(({ name }) => [name, prints.get(name) ?? '0 rows']))
}
