import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql, type QueryExecutorProvider } from 'kysely'

/**
 * What opening, paying and releasing a trade read and write, and the laws of the ledger: a file each, named after its function, which
 * says what the function is now. `migrateToLatest` makes anew those whose text has changed. Nothing is decided in them: facts are handed
 * out, rows that were decided on are written. Reads go through an index, so one plan fits all values (planning cost more than
 * running), and as tables may be empty when it is made, scans of whole tables are ruled out.
 */
const storedFunctions: ReadonlyMap<string, { readonly text: string; readonly hash: string }> = new Map(
  readdirSync(import.meta.dirname)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      return [basename(file, '.sql'), { text, hash: createHash('sha256').update(text).digest('hex') }]
    }),
)

/**
 * For a migration whose triggers or statements need the functions at once. It gets them as they are now, so that a function of a trigger
 * may not ask for columns that a later migration adds while one in between moves rows under that trigger.
 */
export async function createFunctions(db: QueryExecutorProvider, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const known = storedFunctions.get(name)
    if (known === undefined) throw new Error(`functions/${name}.sql is missing`)
    await sql.raw(known.text).execute(db)
  }
}

/** Which functions the database has in another text than their file, or without one. For a database that has the latest tables. */
export async function findStaleFunctions(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from stored_function`.execute(
    db,
  )
  const kept = new Map(rows.map(({ name, hash }) => [name, hash]))
  return [...new Set([...storedFunctions.keys(), ...kept.keys()])].filter(
    name => storedFunctions.get(name)?.hash !== kept.get(name),
  )
}

/** Makes the stale functions as their files say, and drops those without a file. In the transaction of the migrations. */
export async function renewFunctions(db: QueryExecutorProvider): Promise<void> {
  for (const name of await findStaleFunctions(db)) {
    await dropFunctions(db, name)
    const known = storedFunctions.get(name)
    if (known === undefined) {
      await sql`delete from stored_function where name = ${name}`.execute(db)
      continue
    }
    await sql.raw(known.text).execute(db)
    await sql`insert into stored_function (name, hash) values (${name}, ${known.hash})
      on conflict (name) do update set hash = excluded.hash`.execute(db)
  }
}

/**
 * Replaced in place a function keeps its parameters and what it returns, and with other parameters it would stand beside the old one:
 * so it is dropped first, unless a trigger or an index stands on it (their functions have no parameters to change).
 */
async function dropFunctions(db: QueryExecutorProvider, name: string): Promise<void> {
  const { rows } = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.proname = ${name} and p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid)`.execute(
    db,
  )
  for (const { signature } of rows) await sql.raw(`drop function ${signature}`).execute(db)
}
