import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createFunctions } from './functions/storedFunctions.ts'

/** The operator's desk: when a session was confirmed by its second factor, the audit trail, what waits for a second operator, notes. */
export const desk: Migration = {
  async up(db) {
    for (const statement of tables) await sql.raw(statement).execute(db)
    await createFunctions(db, ['audit_refuse_change'])
    for (const statement of laws) await sql.raw(statement).execute(db)
  },
}

const tables = [
  'alter table session add column confirmed_at timestamptz',
  `create table audit_entry (
    number bigint primary key,
    at timestamptz not null,
    actor_kind text not null,
    actor_id text,
    actor_name text not null,
    deed text not null,
    subject_kind text not null,
    subject_id text not null,
    subject_label text not null,
    before jsonb,
    after jsonb,
    reason text,
    address text,
    request_id text,
    previous text not null unique,
    hash text not null unique
  )`,
  'create index audit_entry_about on audit_entry (subject_kind, subject_id, number desc)',
  'create index audit_entry_by on audit_entry (actor_id, number desc)',
  'create index audit_entry_deed on audit_entry (deed, number desc)',
  `create table second_request (
    id uuid primary key,
    act text not null,
    subject_kind text not null,
    subject_id text not null,
    subject_label text not null,
    named text,
    reason text not null,
    status text not null,
    asked_by uuid not null references app_user (id),
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    decided_by uuid references app_user (id),
    decided_at timestamptz,
    decision_reason text,
    check ((decided_by is null) = (decided_at is null)),
    check (decided_by is null or (status = 'withdrawn') = (decided_by = asked_by))
  )`,
  "create unique index second_request_once on second_request (act, subject_id) where status = 'asked'",
  'create index second_request_about on second_request (subject_kind, subject_id, asked_at desc)',
  `create table desk_note (
    id bigint generated always as identity primary key,
    user_id uuid not null references app_user (id),
    author_id uuid not null references app_user (id),
    text text not null,
    at timestamptz not null
  )`,
  'create index desk_note_about on desk_note (user_id, id desc)',
  `create table book_comparison (
    coin text primary key references asset (code),
    compared_at timestamptz not null,
    owed numeric(38, 0) not null,
    house numeric(38, 0) not null,
    held numeric(38, 0) not null,
    pending numeric(38, 0) not null,
    difference numeric(38, 0) not null
  )`,
  // What somebody is looked for by. Names have theirs since 0009.
  'create index app_user_legal_name on app_user (lower(legal_name) text_pattern_ops) where legal_name is not null',
  'create index app_user_phone on app_user (phone) where phone is not null',
  'create index deposit_address_is on deposit_address (address)',
  'create index withdrawal_to on withdrawal (address) where address is not null',
  'create index session_from on session (address, user_id)',
  'create index session_marked on session (mark_hash, user_id) where mark_hash is not null',
  // Those who stand out are few among many.
  'create index app_user_suspended on app_user (id) where suspended_at is not null',
  'create index app_user_banned on app_user (id) where banned_at is not null',
  'create index app_user_held on app_user (money_held_until) where money_held_until is not null',
  'create index app_user_staff on app_user (id) where cardinality(roles) > 1',
  "create index app_user_flagged on app_user (id) where feature_flags <> '{}'",
  // What waits, and what has ended today.
  "create index deposit_unattributed on deposit (id) where status = 'unattributed'",
  "create index identity_check_pending on identity_check (id) where status = 'pending'",
  'create index affiliate_case_open on affiliate_case (id) where closed_at is null',
  'create index job_dead on job (dead_at) where dead_at is not null',
  'create index trade_finished on trade (finished_at) where finished_at is not null',
]

const laws = [
  'create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function audit_refuse_change()',
  'create trigger audit_entry_no_truncate before truncate on audit_entry execute function audit_refuse_change()',
]
