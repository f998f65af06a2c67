import { sql } from 'kysely'
import type { Requisite } from '../../../domain/requisite/kind.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import type { RequisiteSeal } from './requisiteSeal.ts'

const everyMs = 10 * 60_000
const batch = 200
const tables = ['advert', 'trade'] as const

/** Seals the requisites of adverts and trades that were written before there was a seal, in short transactions. */
export const requisiteSealing = (database: SignallingDatabase, seal: RequisiteSeal): JobHandler =>
  every('requisite_sealing', everyMs, () => sealOldRows(database, seal))

/** Does it now, until none is left. */
export async function sealOldRows(database: SignallingDatabase, seal: RequisiteSeal): Promise<void> {
  for (const table of tables) {
    let left = batch
    while (left === batch)
      left = await database.transaction(async tx => {
        const { rows } = await sql<{ id: string; requisites: readonly Requisite[] }>`
          select id, requisites from ${sql.table(table)}
          where jsonb_typeof(requisites) = 'array' and requisites <> '[]'::jsonb
          limit ${batch} for update skip locked`.execute(tx)
        for (const { id, requisites } of rows)
          await sql`update ${sql.table(table)}
            set requisites = ${JSON.stringify(seal.seal(requisites, `${table}:${id}`))}::jsonb where id = ${id}`.execute(
            tx,
          )
        return rows.length
      })
  }
}
