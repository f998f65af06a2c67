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

/**
 * A trade, locked; whether its buyer sells the same coins, so that adverts hang on what it pays out; and whether the buyer is
 * a guest. The rest is read after the lock was got: what the buyer was while it was waited for says nothing.
 */
const tradeLock = `
create function trade_lock(p_trade text) returns table (trade trade, buyer_sells boolean, buyer_is_guest boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from trade t where t.id = p_trade for update;
  return query
    select t, exists (select from advert a where a.owner_id = t.buyer_id and a.coin = t.coin and a.type = 'Ad::Sell'
      and a.status in ('listed', 'listedSandboxed')), u.kind = 'guest'
    from trade t join app_user u on u.id = t.buyer_id where t.id = p_trade;
end $$`

/** Guests who trade: where their coins go, the links by which they come back, and who is paid out by a trade. */
export const guests: Migration = {
  async up(db) {
    for (const statement of [...payouts, 'drop function trade_lock(text)', tradeLock])
      await sql.raw(statement).execute(db)
  },
}
