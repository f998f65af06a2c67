import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import { firstHash } from '../domain/desk/trail.ts'
import { audit } from '../ledger/audit.ts'
import { checkTrail } from '../trail/checkTrail.ts'

/** What tells one state of the database from another: quick to read, and hard to come by through anything else. */
export interface KeptFacts {
  /** The newest migration. */
  readonly schema: string
  readonly trail: {
    /** How many entries; whole numbers are text, as long as they may be. */
    readonly entries: string
    readonly last: string
  }
  /** The newest line of the ledger. */
  readonly lastPosting: string
  /** What all accounts of a kind hold together, by coin: `{BTC: {available: "120000"}}`, in the coin's smallest units. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Reads them, all of one moment where the connection holds it still. */
export async function readKeptFacts(db: Connection): Promise<KeptFacts> {
  const { rows: migrations } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  const { rows: entries } = await sql<{ number: bigint; hash: string }>`
    select number, hash from audit_entry order by number desc limit 1`.execute(db)
  const { rows: postings } = await sql<{ last: bigint | null }>`select max(id) as last from posting`.execute(
    db,
  )
  const { rows: sums } = await sql<{ asset: string; kind: string; total: string }>`
    select asset, kind, sum(balance)::text as total from account group by asset, kind order by asset, kind`.execute(
    db,
  )
  const totals: Record<string, Record<string, string>> = {}
  for (const { asset, kind, total } of sums) (totals[asset] ??= {})[kind] = total
  return {
    schema: migrations[0]?.name ?? '',
    trail: { entries: String(entries[0]?.number ?? 0n), last: entries[0]?.hash ?? firstHash },
    lastPosting: String(postings[0]?.last ?? 0n),
    totals,
  }
}

/**
 * Looks through a restored database: the whole ledger, the whole trail, and whether it is what the manifest says of it. Answers
 * what is wrong, a line each; nothing, for one that may be used.
 * @param expected null for one that was restored to another moment than its manifest's
 */
export async function findDamage(db: Connection, expected: KeptFacts | null): Promise<string[]> {
  const damage = (await audit(db)).map(
    ({ rule, subject, detail }) => `ledger: ${rule}, ${subject}: ${detail}`,
  )
  const trail = await checkTrail(db)
  if (trail.brokenAt !== null) damage.push(`audit trail: entry ${trail.brokenAt} is not what was written`)
  if (expected === null) return damage
  const found = await readKeptFacts(db)
  const says = (what: string, here: string, there: string) => {
    if (here !== there) damage.push(`${what}: ${here}, and the backup says ${there}`)
  }
  says('schema', found.schema, expected.schema)
  says('entries of the trail', found.trail.entries, expected.trail.entries)
  says('last entry of the trail', found.trail.last, expected.trail.last)
  says('last posting', found.lastPosting, expected.lastPosting)
  says('totals of the ledger', written(found.totals), written(expected.totals))
  return damage
}

/** In an order of its own, whatever order they were read in. */
const written = (totals: KeptFacts['totals']): string =>
  Object.entries(totals)
    .flatMap(([coin, kinds]) => Object.entries(kinds).map(([kind, total]) => `${coin} ${kind} ${total}`))
    .toSorted()
    .join(', ')
