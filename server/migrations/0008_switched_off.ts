import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The coins and fiats that people switched off in their settings, where the rules on a trade's opening read them. */
export const switchedOff: Migration = {
  async up(db) {
    await sql`alter table app_user add column switched_off text[] not null default '{}'`.execute(db)
  },
}
