import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The shared clock and the heartbeat by which outages are measured: one row each. */
const time = [
  `create table clock (
    id smallint primary key check (id = 1),
    offset_ms bigint not null check (offset_ms >= 0)
  )`,
  `insert into clock values (1, 0)`,
  `create table heartbeat (
    id smallint primary key check (id = 1),
    beat_at timestamptz
  )`,
  `insert into heartbeat values (1, null)`,
]

/** Keys sort by byte, so that a prefix of them is a range of the index. */
const jobs = [
  `create table job (
    id bigint generated always as identity primary key,
    kind text not null,
    key text collate "C" not null,
    run_at timestamptz not null,
    payload jsonb not null,
    attempts integer not null default 0,
    lease text,
    leased_until timestamptz,
    dead_at timestamptz,
    last_error text,
    unique (kind, key)
  )`,
  `create index job_due on job (run_at, id) where dead_at is null`,
]

/**
 * Events, written with what they tell of: one row a transaction, with the last seq that it took of each user. Ids do not tell
 * the order of commits, so a relay gives each row a place once it is committed: the head row is locked while it does, so
 * places are visible in their order and without a gap, and a late commit gets a later place instead of being skipped. Rows
 * are inserted under the lock of their users' seq, so ids (and then places) of one user are in the order of seq.
 */
const events = [
  `create table user_seq (user_id uuid primary key, seq bigint not null)`,
  `create table outbox (
    id bigint generated always as identity primary key,
    place bigint,
    events json not null,
    seqs json not null,
    at timestamptz not null
  )`,
  `create unique index outbox_place on outbox (place) where place is not null`,
  `create index outbox_waiting on outbox (id) where place is null`,
  `create index outbox_at on outbox using brin (at) with (autosummarize = on)`,
  `create table outbox_head (id smallint primary key check (id = 1), place bigint not null)`,
  `insert into outbox_head values (1, 0)`,
  `create unlogged table bus_payload (
    id bigint generated always as identity primary key,
    body text not null,
    at timestamptz not null
  )`,
]

const requests = [
  `create table idempotency (
    user_id text not null,
    key text not null,
    operation text not null,
    body_hash text not null,
    answer json not null,
    expires_at timestamptz not null,
    primary key (user_id, key, operation)
  )`,
  `create index idempotency_expires on idempotency (expires_at)`,
]

const presence = [
  `create table presence (
    user_id uuid primary key,
    seen_at timestamptz not null,
    is_online boolean not null
  )`,
  `create index presence_online on presence (seen_at) where is_online`,
]

const files = [
  `create table file (
    id uuid primary key,
    owner_id uuid not null,
    used_for text,
    is_stored boolean not null default false,
    name text not null,
    content_type text not null,
    size integer not null check (size > 0),
    width integer,
    height integer,
    sha256 text not null,
    created_at timestamptz not null
  )`,
  `create index file_unused on file (created_at) where used_for is null`,
  `create table file_chunk (
    file_id uuid not null,
    number integer not null,
    bytes bytea not null,
    primary key (file_id, number)
  )`,
]

/** Time, jobs, events, idempotency, presence and files: what every module stands on. */
export const runtime: Migration = {
  async up(db) {
    for (const statement of [...time, ...jobs, ...events, ...requests, ...presence, ...files]) {
      await sql.raw(statement).execute(db)
    }
  },
}
