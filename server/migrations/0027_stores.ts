import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The number is what payers see: it tells nobody how many stores there are before it.
  `create table store (
    id uuid primary key,
    number bigint generated always as identity (start with 40217 increment by 1) unique,
    owner_id uuid not null references app_user(id),
    type text not null,
    title text not null,
    description text not null,
    currency text,
    coins text[] not null check (cardinality(coins) > 0),
    show_name boolean not null,
    show_logo boolean not null,
    show_number boolean not null,
    show_locales boolean not null,
    default_locale text not null,
    style jsonb not null,
    colours jsonb not null,
    logo_id uuid references file(id),
    background_id uuid references file(id),
    background_thumbnail_id uuid references file(id),
    check ((background_id is null) = (background_thumbnail_id is null)),
    status text not null,
    status_reason text,
    status_changed_at timestamptz not null,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index store_of on store(owner_id, id desc) where deleted_at is null',
  `create index store_waiting on store(status_changed_at) where status = 'pending_review' and deleted_at is null`,
  `create table store_preview (
    token_hash text primary key,
    store_id uuid not null references store(id),
    shown jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index store_preview_end on store_preview(expires_at)',
]

/** Stores of merchants, with their looks, and the links that show a look to others. */
export const stores: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
