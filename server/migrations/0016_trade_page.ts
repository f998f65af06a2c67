import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table trade_message
    add column pinned_at timestamptz,
    add column pinned_by uuid references app_user(id)`,
  'create index trade_message_pinned on trade_message(trade_id, pinned_at desc) where pinned_at is not null',
  // When each side has asked for a file last is looked up with every trade that is shown.
  `create index trade_message_asks on trade_message(trade_id, system_code, created_at desc)
    where system_code in ('buyer_asks_for_file', 'seller_asks_for_file')`,
  `create table trade_memo (
    trade_id text not null references trade(id),
    user_id uuid not null references app_user(id),
    text text not null,
    updated_at timestamptz not null,
    primary key (trade_id, user_id)
  )`,
  `create table poke (
    advert_id uuid not null references advert(id),
    user_id uuid not null references app_user(id),
    at timestamptz not null,
    primary key (advert_id, user_id)
  )`,
]

/** Pinned messages, notes on trades, and who waits for an advert. */
export const tradePage: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
