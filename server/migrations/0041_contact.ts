import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table contact_request (
    number text primary key,
    topic text not null,
    user_id uuid references app_user (id),
    name text not null,
    email text not null,
    locale text not null,
    details jsonb not null,
    text text not null,
    at timestamptz not null
  )`,
  'create index contact_request_latest on contact_request (at desc, number desc)',
  'create index contact_request_of on contact_request (user_id) where user_id is not null',
]

/** What people write to support by the forms of pages. */
export const contact: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
