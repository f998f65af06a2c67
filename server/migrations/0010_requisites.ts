import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table payment_credential (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    name text not null,
    fiat text not null,
    method_code text not null,
    secret jsonb not null check (jsonb_typeof(secret) = 'object'),
    auto_issue boolean not null,
    max_auto_issue numeric check (max_auto_issue > 0),
    is_active boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (auto_issue or max_auto_issue is null)
  )`,
  'create index payment_credential_of on payment_credential(user_id, updated_at desc, id desc)',
  'alter table advert add column payment_credential_id uuid references payment_credential(id) on delete set null',
  'create index advert_credential on advert(payment_credential_id) where payment_credential_id is not null',
  // Every trade so far began with its requisites.
  'alter table trade add column requisites_at timestamptz',
  'update trade set requisites_at = opened_at',
  // What is still to be sealed; both are empty once it is.
  ...['advert', 'trade'].map(
    table => `create index ${table}_unsealed on ${table}(id)
      where jsonb_typeof(requisites) = 'array' and requisites <> '[]'::jsonb`,
  ),
]

/** Saved requisites; the requisites of adverts and trades are sealed from now on (docs/adr/0071). */
export const requisites: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
