import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Units of the coin that is given; what is removed is gone: trades keep their own figures.
  `create table swap_offer (
    id uuid primary key,
    owner_id uuid not null references app_user(id),
    gives text not null,
    takes text not null check (takes <> gives),
    margin_percent numeric(6, 2) not null,
    minimum numeric(38, 0) not null check (minimum > 0),
    maximum numeric(38, 0) not null check (maximum >= minimum),
    is_paused boolean not null default false,
    created_at timestamptz not null
  )`,
  // All follow the same market, so the lowest margin is the best price.
  'create index swap_offer_of_pair on swap_offer(takes, gives, margin_percent, id) where not is_paused',
  'create index swap_offer_of_owner on swap_offer(owner_id, id)',

  // At a trader's offer its owner pays the fee; with the house the one who swaps does.
  `alter table swap_quote add column offer_id uuid, add column owner_id uuid references app_user(id),
    add check ((offer_id is null) = (owner_id is null) and (fee = 0) = (offer_id is not null))`,
  `alter table swap add column offer_id uuid, add column owner_id uuid references app_user(id),
    add column trade_id text references trade(id),
    add check ((offer_id is null) = (trade_id is null) and (offer_id is null) = (owner_id is null)
      and (fee = 0) = (offer_id is not null))`,
]

/** Traders' offers to swap, and the quotes and swaps at them. */
export const swapOffers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
