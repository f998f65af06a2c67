import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What people report where they meet each other, and adverts that operators hide. */
export const reports: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table reported_subject (
    id uuid primary key,
    kind text not null,
    subject_id text not null,
    label text not null,
    person_id uuid not null references app_user (id),
    trade_id text,
    opened_at timestamptz not null,
    closed_at timestamptz,
    outcome text,
    check ((closed_at is null) = (outcome is null))
  )`,
  // Of one thing one row is open: reports of it come together.
  'create unique index reported_subject_once on reported_subject (kind, subject_id) where closed_at is null',
  'create index reported_subject_open on reported_subject (id) where closed_at is null',
  'create index reported_subject_of on reported_subject (person_id) where closed_at is null',
  'create index reported_subject_about on reported_subject (kind, subject_id, id desc)',
  `create table report (
    id uuid primary key,
    about_id uuid not null references reported_subject (id),
    reporter_id uuid not null references app_user (id),
    reason text not null,
    words text not null,
    said text not null,
    at timestamptz not null,
    unique (about_id, reporter_id)
  )`,
  'alter table advert add column withheld_at timestamptz, add column withheld_reason text',
  'alter table advert add check ((withheld_at is null) = (withheld_reason is null))',
  'create index advert_withheld on advert (id) where withheld_at is not null',
]
