import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is kept of what runs: when jobs were done and failed, which rates are paused, and what their sources say (docs/adr/0150). */
export const running: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table job
    add column done_at timestamptz,
    add column failed_at timestamptz,
    add column failing_since timestamptz`,
  'create index job_failed on job (id) where last_error is not null',
  // A job that was done is gone, unless it comes again: of each kind the last time stays.
  'create table job_done (kind text primary key, at timestamptz not null)',
  "create index webhook_event_failing on webhook_event (id) where failures > 0 and status <> 'delivered'",
  'create table rate_pause (code text primary key, paused_at timestamptz not null)',
  // One row: what each source said when rates were fetched last.
  `create table rate_quotes (
    id integer primary key check (id = 1),
    at timestamptz not null,
    quotes jsonb not null
  )`,
]
