import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where the coins of a guest's trade go. A trade has none once its guest has become a user before it was released. */
const payouts = [
  `create table guest_payout (
    trade_id text primary key references trade(id),
    user_id uuid not null references app_user(id),
    email_key text not null,
    network text not null,
    address text not null,
    changed_at timestamptz,
    amount numeric(38, 0) not null default 0 check (amount >= 0),
    opened_from text not null,
    created_at timestamptz not null
  )`,
  'create index guest_payout_of on guest_payout(user_id)',
  'create index guest_payout_network on guest_payout(opened_from, created_at)',
  'create index guest_payout_email on guest_payout(email_key, created_at desc)',
  `alter table mailed_link drop constraint mailed_link_purpose_check,
    add constraint mailed_link_purpose_check
      check (purpose in ('confirm_email', 'change_email', 'recovery', 'guest_return'))`,
]

/** Guests who trade: where their coins go, the links by which they come back, and who is paid out by a trade. */
export const guests: Migration = {
  async up(db) {
    for (const statement of payouts) await sql.raw(statement).execute(db)
  },
}
