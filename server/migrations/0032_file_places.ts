import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table file
    add column kept_in text not null default 'database' check (kept_in in ('database', 's3')),
    add column also_in text check (also_in in ('database', 's3')),
    add column also_since timestamptz,
    add check ((also_in is null) = (also_since is null)),
    add check (also_in <> kept_in)`,
  `create index file_also_since on file (also_since) where also_in is not null`,
]

/** Bytes of a file lie in the database or in S3; while they move, and for an hour after, in both. */
export const filePlaces: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
