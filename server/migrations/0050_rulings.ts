import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What arbiters ask each other, and rulings that operators found wrong (docs/adr/0151). */
export const rulings: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table second_opinion (
    id uuid primary key,
    trade_id text not null references trade (id),
    asked_by uuid not null references app_user (id),
    question text not null,
    asked_at timestamptz not null,
    answered_by uuid references app_user (id),
    in_favour_of text,
    words text,
    answered_at timestamptz,
    check ((answered_at is null) = (answered_by is null)),
    check ((answered_at is null) = (words is null)),
    check ((answered_at is null) = (in_favour_of is null))
  )`,
  // Of one case one question is open.
  'create unique index second_opinion_open on second_opinion (trade_id) where answered_at is null',
  'create index second_opinion_of on second_opinion (trade_id, id desc)',
  // The name of a case: of a dispute its trade's, of a claim its own.
  `create table overturned_ruling (
    case_id text primary key,
    reason text not null,
    at timestamptz not null
  )`,
  `create index trade_ruled on trade (finished_at desc, id desc)
    where status in ('completed_by_admin', 'cancelled_by_admin')`,
  `create index trade_ruled_by on trade (ruled_by, finished_at desc, id desc)
    where status in ('completed_by_admin', 'cancelled_by_admin')`,
  "create index claim_ruled on claim (ruled_at desc, id desc) where status <> 'open'",
  "create index claim_ruled_by on claim (ruled_by, ruled_at desc, id desc) where status <> 'open'",
]
