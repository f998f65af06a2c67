import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Backups that were taken, and what is compared with the chains after a restore (docs/adr/0147). */
export const keeping: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table backup_run (
    taken_at timestamptz primary key,
    name text,
    proved_at timestamptz,
    bytes bigint,
    failure text,
    check (name is not null or failure is not null)
  )`,
  `create table restored_network (
    network text primary key,
    taken_at timestamptz not null,
    restored_at timestamptz not null,
    next_height bigint,
    derivation_from bigint not null,
    compared_at timestamptz
  )`,
  `create table found_sending (
    network text not null,
    txid text not null,
    output integer not null,
    coin text not null,
    amount numeric(38, 0) not null check (amount >= 0),
    sender text not null,
    recipient text not null,
    memo text,
    sequence bigint not null,
    fee numeric(38, 0) not null check (fee >= 0),
    outcome text not null,
    withdrawal_id uuid references withdrawal (id),
    found_at timestamptz not null,
    settled_at timestamptz,
    primary key (network, txid, output),
    check ((outcome = 'unknown') = (settled_at is null))
  )`,
  "create index found_sending_unknown on found_sending (network) where outcome = 'unknown'",
  // What a key has sealed that is not the current one is sealed anew: it is looked for by the key's name.
  ...['advert', 'trade', 'advert_draft'].map(
    table =>
      `create index ${table}_sealed_by on ${table} ((requisites ->> 'k')) where requisites ->> 'k' is not null`,
  ),
  "create index payment_credential_sealed_by on payment_credential ((secret ->> 'k'))",
  "create index store_webhook_key_sealed_by on store_webhook_key ((sealed ->> 'k'))",
]
