import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adverts, indexed by how their price is made, and the market's rates. */
export const adverts: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advert (
      id uuid primary key,
      owner_id uuid not null references app_user(id),
      type text not null check (type in ('Ad::Sell', 'Ad::Buy', 'Ad::Swap')),
      status text not null check (status in
        ('draft', 'archived', 'listed', 'unlisted', 'listedSandboxed', 'unlistedSandboxed')),
      is_sandboxed boolean generated always as (status in ('listedSandboxed', 'unlistedSandboxed')) stored,
      coin text not null,
      fiat text not null,
      country text,
      method_codes text[] not null,
      bank_name text,
      requisites jsonb not null,
      margin_percent text,
      equation text,
      is_fix_price boolean not null,
      multiplier numeric,
      own_price numeric,
      minimum numeric(38, 6) not null,
      maximum numeric(38, 6) not null,
      maximum_now numeric(38, 6) not null,
      escrow_minutes integer not null,
      phone_required boolean not null,
      identity_required boolean not null,
      minimum_volume_usd numeric(38, 2),
      minimum_feedback_score numeric(4, 1),
      first_time_maximum numeric(38, 6),
      repeat_volume_coefficient numeric(8, 2),
      allow_anonymous boolean not null,
      terms text not null,
      promo_text text not null,
      schedule jsonb not null,
      time_zone text not null,
      is_on_vacation boolean not null,
      liquidity_tracking boolean not null,
      stock_used numeric(38, 6) not null default 0,
      is_visible boolean not null,
      hidden_reasons text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((multiplier is null) <> (own_price is null) or (equation is not null and not is_fix_price))
    )`.execute(db)
  // Average adverts are in the order of their factor over the one rate of their pair, the others in that of their price.
  await sql`
    create index advert_average on advert(type, coin, fiat, is_sandboxed, multiplier, id)
    where is_visible and multiplier is not null`.execute(db)
  await sql`
    create index advert_priced on advert(type, coin, fiat, is_sandboxed, own_price, id)
    where is_visible and multiplier is null`.execute(db)
  await sql`create index advert_owner on advert(owner_id, coin)`.execute(db)
  await sql`
    create index advert_formula on advert(id) where equation is not null and not is_fix_price and status <> 'archived'`.execute(
    db,
  )
  await sql`
    create table rate_point (
      at timestamptz primary key,
      coins jsonb not null,
      fiats jsonb not null,
      is_kept boolean not null
    )`.execute(db)
}
