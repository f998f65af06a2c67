import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What an account is made of beside its name: who else could be its owner. An e-mail address is a claim until its mailed
 * link was opened, so two accounts may claim one, and only one may have confirmed it: signing up tells nobody whether an
 * address is in use.
 */
const accounts = [
  `alter table app_user
    drop constraint app_user_email_key_key,
    drop constraint account_complete,
    add column introduction text not null default '',
    add column phone text,
    add column anti_phishing_word text,
    add column telegram_id text,
    add column telegram_user_name text,
    add column telegram_notifications boolean not null default false,
    add column notification_settings jsonb not null default '{}',
    add column avatar_id uuid,
    add column totp_pending_secret text,
    add column totp_since timestamptz,
    add column password_changed_at timestamptz,
    add column money_held_until timestamptz,
    add column money_held_reason text,
    add column trackers jsonb not null default '{}',
    add column deleted_at timestamptz,
    add constraint account_complete check (
      kind = 'guest' or deleted_at is not null or (email_key is not null and password_hash is not null)
      or telegram_id is not null
    )`,
  `create index app_user_email_claim on app_user (email_key, created_at)`,
  `create unique index app_user_email_confirmed on app_user (email_key) where email_confirmed_at is not null`,
  `create unique index app_user_phone_verified on app_user (phone) where phone_verified_at is not null`,
  `create unique index app_user_telegram on app_user (telegram_id)`,
  `alter table session
    add column last_seen_at timestamptz,
    add column end_reason text`,
  `update session set last_seen_at = created_at`,
  `alter table session alter column last_seen_at set not null`,
  // When a notification was passed on to letters, messenger and devices; the app's own list needs nothing.
  `alter table notification add column told_at timestamptz`,
  `update notification set told_at = created_at`,
  `create index notification_untold on notification (id) where told_at is null`,
  `create index session_history on session (user_id, created_at desc)`,
]

/** Secrets that are handed out once; only their hashes are here. A row is spent by the update that sets `used_at`. */
const secrets = [
  `create table mailed_link (
    id uuid primary key,
    purpose text not null check (purpose in ('confirm_email', 'change_email', 'recovery')),
    user_id uuid not null references app_user (id),
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index mailed_link_of on mailed_link (user_id, purpose)`,
  // A mail that has to be sent again carries a token of its own: no token is stored, so none can be repeated.
  `create table mailed_token (
    token_hash text primary key,
    link_id uuid not null references mailed_link (id) on delete cascade
  )`,
  `create table step_token (
    token_hash text primary key,
    purpose text not null check (purpose in ('log_in', 'recovery')),
    user_id uuid not null references app_user (id),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table recovery_code (
    user_id uuid not null references app_user (id),
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  `create table messenger_link (
    id uuid primary key,
    code_hash text not null unique,
    purpose text not null check (purpose in ('log_in', 'link')),
    user_id uuid references app_user (id) check ((user_id is null) = (purpose = 'log_in')),
    invite_code text,
    locale text not null,
    telegram_id text,
    telegram_user_name text,
    otp_hash text unique,
    otp_used_at timestamptz,
    phone_step_hash text unique,
    code_step_hash text unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  // Of an account, or of somebody who comes by the messenger and may have none yet. A call's digits are known once it rang.
  `create table phone_code (
    id uuid primary key,
    user_id uuid unique references app_user (id),
    messenger_link_id uuid unique references messenger_link (id) on delete cascade,
    phone text not null,
    method text not null check (method in ('call', 'sms')),
    code_hash text,
    again_at timestamptz not null,
    expires_at timestamptz not null,
    tries integer not null default 0,
    check (num_nonnulls(user_id, messenger_link_id) = 1)
  )`,
  `create table spent_captcha (nonce text primary key, expires_at timestamptz not null)`,
  `create table server_secret (name text primary key, value text not null)`,
]

const belongings = [
  `create table identity_check (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    token_hash text unique,
    status text not null check (status in ('started', 'pending', 'approved', 'declined')),
    legal_name text,
    country_code text,
    reason text,
    created_at timestamptz not null,
    decided_at timestamptz
  )`,
  `create index identity_check_of on identity_check (user_id, created_at desc)`,
  `create table push_player (
    token_hash text primary key,
    user_id uuid not null references app_user (id),
    session_id uuid not null references session (id),
    kind text not null check (kind in ('web', 'android', 'ios')),
    address jsonb not null,
    created_at timestamptz not null
  )`,
  `create index push_player_of on push_player (user_id)`,
  `create index push_player_in on push_player (session_id)`,
  `create table user_memo (
    owner_id uuid not null references app_user (id),
    trader_id uuid not null references app_user (id) check (trader_id <> owner_id),
    text text not null,
    updated_at timestamptz not null,
    primary key (owner_id, trader_id)
  )`,
  // Who does what one process alone may do, by the machine's time.
  `create table lease (name text primary key, holder text not null, leased_until timestamptz not null)`,
  `create table click_count (day date not null, name text not null, count bigint not null, primary key (day, name))`,
  // What the embedded adapters "sent": the page /dev shows it, and nothing else reads it.
  `create table dev_message (
    id bigint generated always as identity primary key,
    channel text not null check (channel in ('mail', 'sms', 'call', 'messenger', 'push')),
    recipient text not null,
    subject text,
    text text not null,
    html text,
    at timestamptz not null
  )`,
  `create index dev_message_to on dev_message (recipient, id desc)`,
]

/** Accounts complete: confirmation, recovery, second factor, phone, messenger, identity, devices, settings. */
export const accountsComplete: Migration = {
  async up(db) {
    for (const statement of [...accounts, ...secrets, ...belongings]) await sql.raw(statement).execute(db)
  },
}
