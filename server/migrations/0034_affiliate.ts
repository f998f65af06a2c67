import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table account drop constraint account_kind_check, add constraint account_kind_check check (kind in
    ('available', 'escrow', 'hold', 'payout', 'suspense', 'share', 'receivable', 'fee', 'house', 'external'))`,

  `create table affiliate_terms (
    version int primary key,
    holds_from timestamptz not null unique,
    contractor_percent smallint not null check (contractor_percent between 0 and 50),
    owner_percent smallint not null check (owner_percent between 0 and 50),
    second_percent smallint not null check (second_percent >= 0),
    third_percent smallint not null check (third_percent >= 0),
    check (contractor_percent + owner_percent <= 100 and second_percent + third_percent <= 100)
  )`,
  `insert into affiliate_terms values (1, '2021-02-15T00:00:00Z', 30, 20, 10, 5)`,

  // A code is never free again: whoever deletes one keeps the row.
  `create table invite_code (
    code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
    user_id uuid not null references app_user (id),
    tag text not null check (length(tag) between 1 and 32),
    invited int not null default 0 check (invited >= 0),
    traded int not null default 0 check (traded between 0 and invited),
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index invite_code_of on invite_code (user_id, created_at)',

  `create table referrer (
    user_id uuid primary key references app_user (id),
    terms_version int not null references affiliate_terms (version),
    since timestamptz not null,
    pinned_until timestamptz not null,
    first_level int not null default 0,
    second_level int not null default 0,
    third_level int not null default 0,
    first_traded int not null default 0,
    second_traded int not null default 0,
    third_traded int not null default 0,
    paid_at timestamptz
  )`,

  // Who brought whom is decided at the sign-up and never changes, so the three above are written with it.
  `create table referral (
    id bigint generated always as identity unique,
    user_id uuid primary key references app_user (id),
    code text not null references invite_code (code),
    first_id uuid not null references referrer (user_id),
    second_id uuid references referrer (user_id),
    third_id uuid references referrer (user_id),
    at timestamptz not null,
    tie text,
    cleared_at timestamptz,
    check (user_id not in (first_id, second_id, third_id)),
    check (third_id is null or second_id is not null)
  )`,
  'create index referral_of_first on referral (first_id, id)',
  'create index referral_of_second on referral (second_id, id) where second_id is not null',
  'create index referral_of_third on referral (third_id, id) where third_id is not null',
  'create index referral_by_code on referral (code, id)',

  `create table share_payout (
    id uuid primary key,
    referrer_id uuid not null references referrer (user_id),
    at timestamptz not null
  )`,

  // Written with a trade's journal, a row for each of its share postings. Without foreign keys, as postings: a check per row would
  // lock the row of whoever brought many.
  `create table share (
    id bigint generated always as identity primary key,
    referrer_id uuid not null,
    referral_id uuid not null,
    level smallint not null check (level between 1 and 3),
    role text not null check (role in ('owner', 'contractor')),
    code text not null,
    trade_id text not null,
    asset text not null,
    shard smallint not null,
    amount numeric(38,0) not null check (amount > 0),
    at timestamptz not null,
    payout_id uuid
  )`,
  'create index share_of on share (referrer_id, at, id)',
  'create index share_of_level on share (referrer_id, level, at, id)',
  'create index share_of_code on share (referrer_id, code, at, id)',
  'create index share_of_referral on share (referrer_id, referral_id, id)',
  'create index share_unpaid on share (referrer_id, id) where payout_id is null',
  'create index share_of_trade on share (trade_id)',

  // Sums of what was paid out; what was not is few rows, and added when it is read.
  `create table share_month (
    referrer_id uuid not null,
    month date not null,
    level smallint not null,
    code text not null,
    asset text not null,
    shares bigint not null,
    amount numeric(38,0) not null,
    primary key (referrer_id, month, level, code, asset)
  )`,
  `create table share_person (
    referrer_id uuid not null,
    referral_id uuid not null,
    asset text not null,
    shares bigint not null,
    amount numeric(38,0) not null,
    primary key (referrer_id, referral_id, asset)
  )`,

  // One for each who was brought, from their first trade that is large enough.
  `create table invite_bonus (
    user_id uuid primary key references referral (user_id),
    inviter_id uuid not null references app_user (id),
    trade_id text not null,
    at timestamptz not null,
    status text not null check (status in ('waiting', 'paid', 'refused')),
    reason text,
    look_at timestamptz,
    coin text,
    invitee_amount numeric(38,0),
    inviter_amount numeric(38,0),
    paid_at timestamptz,
    usd numeric(10,2),
    check ((status = 'paid') = (paid_at is not null))
  )`,
  `create index invite_bonus_waiting on invite_bonus (look_at) where status = 'waiting'`,
  'create index invite_bonus_paid on invite_bonus (paid_at) where paid_at is not null',
  'create index invite_bonus_of on invite_bonus (inviter_id, at desc, user_id)',

  // What an operator should look at; nobody else is told.
  `create table affiliate_case (
    id bigint generated always as identity primary key,
    user_id uuid not null references referral (user_id),
    kind text not null,
    trade_id text,
    at timestamptz not null,
    closed_at timestamptz,
    unique (user_id, kind)
  )`,

  // What advertisers paid, in the week in which each trade ended; weeks begin on Monday, by UTC.
  `create table maker_fee_week (
    user_id uuid not null,
    week date not null check (extract(isodow from week) = 1),
    coin text not null,
    fee numeric(38,0) not null,
    primary key (user_id, week, coin)
  )`,
  'create index maker_fee_week_all on maker_fee_week (week, user_id)',
  `insert into maker_fee_week
    select case advert_type when 'Ad::Buy' then buyer_id else seller_id end, date_trunc('week', finished_at at time zone 'UTC')::date, coin, sum(fee)
    from trade where status in ('completed_by_seller', 'completed_by_admin', 'completed') and fee > 0 and finished_at is not null
    group by 1, 2, 3`,
  `create table cashback_week (
    user_id uuid not null references app_user (id),
    week date not null,
    paid_with date,
    primary key (user_id, week)
  )`,
  `create table cashback (
    user_id uuid not null references app_user (id),
    week date not null,
    coin text not null,
    amount numeric(38,0) not null check (amount > 0),
    at timestamptz not null,
    primary key (user_id, week, coin)
  )`,
]

/** Who brought whom, and what they get of the fees. */
export const affiliate: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
