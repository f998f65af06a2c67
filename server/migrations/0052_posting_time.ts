import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The desk adds up a day's fees: postings are written in the order of time, so that a few pages of an index tell where a day lies. */
export const postingTime: Migration = {
  async up(db) {
    await sql.raw('create index posting_time on posting using brin (at)').execute(db)
  },
}
