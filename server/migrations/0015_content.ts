import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What whoever runs the place tells (stories, blocks that lead on, words about it, who writes about it), who has viewed
 * what, and the figures of the first page, which a job counts.
 */
const statements = [
  `create table content_item (
    id uuid primary key,
    kind text not null check (kind in ('story', 'promo_block', 'service_feedback', 'media_partner')),
    code text not null,
    place integer not null,
    body jsonb not null,
    unique (kind, code)
  )`,
  `create index content_item_place on content_item (kind, place)`,
  `create table content_view (
    user_id uuid not null references app_user(id),
    item_id uuid not null references content_item(id) on delete cascade,
    at timestamptz not null,
    primary key (user_id, item_id)
  )`,
  `create index content_view_item on content_view (item_id)`,
  `create table home_figures (
    only_one boolean primary key default true check (only_one),
    trades integer not null,
    people integer not null,
    median_release_seconds integer
  )`,
]

export const content: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
