import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const money = `
    from_coin text not null,
    to_coin text not null check (to_coin <> from_coin),
    given numeric(38, 0) not null check (given > 0),
    gross numeric(38, 0) not null check (gross > 0),
    fee numeric(38, 0) not null check (fee >= 0 and fee < gross),
    rate text not null,`

const statements = [
  `create table swap_quote (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    ${money}
    side text not null check (side in ('from', 'to')),
    locked_at timestamptz not null,
    locked_until timestamptz not null
  )`,
  'create index swap_quote_of on swap_quote(user_id, locked_until)',
  // Its number is that of its quote, so that a quote is taken once.
  `create table swap (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    ${money}
    created_at timestamptz not null
  )`,
  'create index swap_of on swap(user_id, id desc)',

  // What an operator has switched on or off for everybody.
  `create table feature_switch (
    name text primary key,
    is_on boolean not null,
    changed_at timestamptz not null
  )`,
]

/** Quotes and swaps, and the switches of features. */
export const swaps: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
