import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table payment_credential (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    name text not null,
    fiat text not null,
    method_code text not null,
    secret jsonb not null check (jsonb_typeof(secret) = 'object'),
    auto_issue boolean not null,
    max_auto_issue numeric check (max_auto_issue > 0),
    is_active boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (auto_issue or max_auto_issue is null)
  )`,
  'create index payment_credential_of on payment_credential(user_id, updated_at desc, id desc)',
  'alter table advert add column payment_credential_id uuid references payment_credential(id) on delete set null',
  'create index advert_credential on advert(payment_credential_id) where payment_credential_id is not null',
  // Every trade so far began with its requisites.
  'alter table trade add column requisites_at timestamptz',
  'update trade set requisites_at = opened_at',
  // As before, but that nobody is kept from trading who left where there was nowhere to pay.
  `create or replace function trader_record(p_user uuid, p_cancels_since timestamptz,
    out o_completed int, out o_open int, out o_cancelled timestamptz[])
  language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  begin
    select completed_trades into o_completed from trader where user_id = p_user;
    o_completed := coalesce(o_completed, 0);
    select count(*) into o_open from (
      select id from trade where buyer_id = p_user and status in ('new', 'paid_confirmed', 'expired_and_paid', 'disput')
      union all
      select id from trade where seller_id = p_user and status in ('new', 'paid_confirmed', 'expired_and_paid', 'disput')
    ) open_trade;
    select coalesce(array_agg(finished_at), '{}') into o_cancelled from trade
      where buyer_id = p_user and status = 'cancelled_by_buyer' and finished_at > p_cancels_since
        and requisites_at is not null;
  end $$`,
  // What is still to be sealed; both are empty once it is.
  ...['advert', 'trade'].map(
    table => `create index ${table}_unsealed on ${table}(id)
      where jsonb_typeof(requisites) = 'array' and requisites <> '[]'::jsonb`,
  ),
]

/** Saved requisites; the requisites of adverts and trades are sealed from now on (docs/adr/0071). */
export const requisites: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
