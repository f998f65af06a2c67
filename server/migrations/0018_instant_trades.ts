import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table instant_trade (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    coin text not null,
    fiat text not null,
    amount numeric not null check (amount > 0),
    amount_side text not null check (amount_side in ('fiat', 'crypto')),
    method_code text not null,
    price_limit numeric not null check (price_limit > 0),
    status text not null,
    trade_id text references trade(id),
    refusal jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((trade_id is null) = (status in ('created', 'offer_not_found', 'init_trade_error')))
  )`,
  'create index instant_trade_of on instant_trade(user_id, id desc)',
  'create unique index instant_trade_trade on instant_trade(trade_id) where trade_id is not null',
]

/** Trades that Souk opens on the best offer, for whoever asks for one. */
export const instantTrades: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
