import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What owners work with: drafts that outlive a page, and whether an advert can be traded without its owner. The flag of older
 * adverts is false until they are next looked through, which happens every minute.
 */
const statements = [
  `alter table advert add column is_instant boolean not null default false`,
  // Few are: one index is enough to find them by, in whatever order.
  `create index advert_instant on advert(type, coin, fiat, id) where is_visible and is_instant`,
  `create index advert_own on advert(owner_id, updated_at desc, id desc)`,
  `create table advert_draft (
    user_id uuid not null references app_user(id),
    key text not null,
    step integer not null check (step between 1 and 4),
    fields jsonb not null,
    requisites jsonb not null,
    version integer not null check (version > 0),
    updated_at timestamptz not null,
    primary key (user_id, key)
  )`,
]

export const advertDesk: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
