import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * By what a person finds a trade that was paid to some account (docs/adr/0081). Null where it has still to be worked out: no
 * row has its requisites in the clear, so a job does.
 */
const statements = [
  `alter table trade add column requisite_digests text[]`,
  `update trade set requisite_digests = '{}' where requisites = '[]'::jsonb`,
  `create index trade_undigested on trade(id) where requisite_digests is null`,
]

export const tradeSearch: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
