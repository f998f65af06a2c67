import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What browser a session is of: two people of one browser could be one person. */
export const deviceMarks: Migration = {
  async up(db) {
    await sql`alter table session add column mark_hash text check (length(mark_hash) = 64)`.execute(db)
  },
}
