import { sql } from 'kysely'
import { every, type JobHandler } from '../runtime/job/jobHandler.ts'
import type { Logger } from '../runtime/logger.ts'
import { sealWitness } from '../runtime/requisitesKey.ts'
import type { Sealed, Sealing } from '../runtime/sealing.ts'
import type { SignallingDatabase } from '../runtime/signalling.ts'
import type { Json } from '../runtime/tables.ts'
import { otherKey, sealedPlaces, type SealedPlace } from './sealedPlaces.ts'

/** What sealing anew stands on. */
export interface SealingParts {
  readonly database: SignallingDatabase
  readonly sealing: Sealing
  readonly logger: Logger
  /** By what a trade is found that is paid to these: it follows from the key too. */
  readonly digestsOf: (
    trade: { readonly buyer_id: string; readonly seller_id: string },
    lines: Json,
  ) => readonly string[]
}

const everyMs = 60_000
/** A transaction holds so many rows for a moment. */
const batch = 100

/** After a change of the key: seals old rows by the new one, a few at a time, until none is left. Reading goes on all the while. */
export const sealingAnew = (parts: SealingParts): JobHandler =>
  every('sealing_anew', everyMs, async () => void (await sealAnew(parts)))

/** Does it now. Answers how many rows it sealed. */
export async function sealAnew(parts: SealingParts): Promise<number> {
  parts.sealing.renew()
  let sealed = 0
  for (const place of sealedPlaces) sealed += await sealPlace(parts, place)
  if (sealed > 0) parts.logger.info({ rows: sealed }, 'rows were sealed anew by the new key')
  // The last of all: whoever has the old key alone is refused from now on.
  await sealWitness(parts.database, parts.sealing)
  return sealed
}

async function sealPlace(parts: SealingParts, place: SealedPlace): Promise<number> {
  const { database, sealing } = parts
  const { table, column, named, placeOf } = place
  const isTrade = table === 'trade'
  const read = [...named, ...(isTrade ? ['buyer_id', 'seller_id'] : [])].map(name => sql.ref(name))
  let sum = 0
  for (;;) {
    const count = await database.transaction(async tx => {
      const { rows } = await sql<Record<string, string> & { kept: Sealed }>`
        select ${sql.join(read)}, ${sql.ref(column)} as kept from ${sql.table(table)}
        where ${otherKey(column, sealing.keyName())} limit ${batch} for update skip locked`.execute(tx)
      for (const { kept, ...row } of rows) {
        const at = placeOf(row)
        const opened = sealing.open(kept, at)
        const isRow = sql.join(
          named.map(name => sql`${sql.ref(name)} = ${row[name]}`),
          sql` and `,
        )
        const digests = isTrade
          ? sql`, requisite_digests = ${[...parts.digestsOf(row as never, opened)]}::text[]`
          : sql``
        await sql`update ${sql.table(table)}
          set ${sql.ref(column)} = ${JSON.stringify(sealing.seal(opened, at))}::jsonb ${digests} where ${isRow}`.execute(
          tx,
        )
      }
      return rows.length
    })
    sum += count
    if (count < batch) return sum
  }
}
