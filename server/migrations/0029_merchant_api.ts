import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table store
    add column webhook_url text,
    add column success_url text,
    add column fail_url text,
    add column tolerance_percent numeric(4,2) not null default 0 check (tolerance_percent between 0 and 2)`,
  `create table store_key (
    id uuid primary key,
    store_id uuid not null references store(id),
    public_key text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`,
  'create index store_key_of on store_key(store_id, id) where revoked_at is null',
  `create table store_webhook_key (
    id uuid primary key,
    store_id uuid not null references store(id),
    public_key text not null,
    sealed jsonb not null,
    created_at timestamptz not null,
    replaced_at timestamptz
  )`,
  // One at a time, whoever needs it first.
  'create unique index store_webhook_key_of on store_webhook_key(store_id) where replaced_at is null',
  `create table store_signature_seen (
    key_id uuid not null references store_key(id),
    signature_hash text not null,
    at timestamptz not null,
    primary key (key_id, signature_hash)
  )`,
  'create index store_signature_seen_at on store_signature_seen(at)',
  `create table webhook_event (
    id uuid primary key,
    seq bigint generated always as identity unique,
    store_id uuid not null references store(id),
    subject text not null,
    type text not null,
    body text not null,
    status text not null,
    url text not null,
    attempts integer not null,
    failures integer not null,
    created_at timestamptz not null,
    tried_from timestamptz not null,
    next_at timestamptz,
    delivered_at timestamptz,
    claim text,
    claimed_until timestamptz,
    check ((status = 'waiting') = (next_at is not null))
  )`,
  'create index webhook_event_of on webhook_event(store_id, seq desc)',
  `create index webhook_event_waiting on webhook_event(store_id, subject, seq) where status = 'waiting'`,
  'create index webhook_event_end on webhook_event(created_at)',
  `create table webhook_attempt (
    event_id uuid not null references webhook_event(id) on delete cascade,
    number integer not null,
    at timestamptz not null,
    url text not null,
    status_code integer,
    answer text,
    error text,
    ms integer not null,
    primary key (event_id, number)
  )`,
]

/** The keys by which shops sign their calls, and what they are told over HTTP. */
export const merchantApi: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
