import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table document drop constraint document_kind_check',
  `alter table document add constraint document_kind_check
    check (kind in ('page', 'chapter', 'topic', 'category', 'item', 'country'))`,
]

/** A country is a document, too. */
export const countries: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
