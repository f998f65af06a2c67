import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** People: accounts and guests, their sessions, failed log-ins, and the counters behind their reputation. */
export const people: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table app_user (
      id uuid primary key,
      kind text not null check (kind in ('guest', 'user')),
      user_name text not null,
      user_name_key text not null unique,
      email text,
      email_key text unique,
      password_hash text,
      roles text[] not null default '{user}',
      locale text not null default 'en',
      theme text not null default 'light',
      country_code text,
      currency_code text not null default 'RUB',
      previous_currency_code text,
      crypto_currency_code text not null default 'BTC',
      time_zone text not null default 'UTC',
      interface_settings jsonb not null default '{}',
      feature_flags text[] not null default '{}',
      totp_secret text,
      totp_last_step bigint,
      two_factor_actions text[] not null default '{}',
      email_confirmed_at timestamptz,
      phone_verified_at timestamptz,
      identity_verified_at timestamptz,
      legal_name text,
      suspended_at timestamptz,
      banned_at timestamptz,
      last_online_at timestamptz,
      created_at timestamptz not null,
      constraint account_complete check (kind = 'guest' or (email_key is not null and password_hash is not null))
    )`.execute(db)
  await sql`
    create table session (
      id uuid primary key,
      token_hash text not null unique,
      user_id uuid not null references app_user(id),
      device_type text not null,
      user_agent text not null,
      address text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index session_of_user on session(user_id) where ended_at is null`.execute(db)
  await sql`
    create table log_in_failure (
      id bigint generated always as identity primary key,
      key text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index log_in_failure_key on log_in_failure(key, at)`.execute(db)
  await sql`
    create table trader (
      user_id uuid primary key references app_user(id),
      completed_trades integer not null default 0,
      cancelled_trades integer not null default 0,
      positive integer not null default 0,
      neutral integer not null default 0,
      negative integer not null default 0,
      release_seconds integer[] not null default '{}',
      median_release_seconds integer,
      first_trade_at timestamptz
    )`.execute(db)
  await sql`
    create table trade_volume_day (
      user_id uuid not null references app_user(id),
      day date not null,
      usd numeric(38, 2) not null,
      primary key (user_id, day)
    )`.execute(db)
}
