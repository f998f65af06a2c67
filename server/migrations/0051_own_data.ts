import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is kept about somebody, as they asked to have it (docs/adr/0152). */
export const ownData: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table data_export (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    asked_at timestamptz not null,
    made_at timestamptz,
    ends_at timestamptz,
    taken_at timestamptz,
    content jsonb,
    check ((made_at is null) = (ends_at is null)),
    check (content is null or (made_at is not null and taken_at is null))
  )`,
  'create index data_export_of on data_export (user_id, id desc)',
]
