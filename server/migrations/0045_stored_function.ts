import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which text of each function of `functions` the database has. */
export const storedFunction: Migration = {
  async up(db) {
    await sql`create table stored_function (name text primary key, hash text not null)`.execute(db)
  },
}
