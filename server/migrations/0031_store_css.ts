import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The style sheet of a store: where it came from, and what of it is served, once it was cleaned. */
export const storeCss: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table store_css (
          store_id uuid primary key references store(id),
          id text not null unique,
          link text not null,
          css text not null,
          grounds jsonb not null,
          fetched_at timestamptz not null
        )`,
      )
      .execute(db)
  },
}
