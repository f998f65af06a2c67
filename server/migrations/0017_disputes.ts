import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Why a dispute was opened, and claims after a trade that time ended (docs/adr/0082). A trade is marked when a claim is filed,
 * so that who may read it is known from its row. A trade has one claim at most.
 */
const statements = [
  `create table dispute (
    trade_id text primary key references trade(id),
    reason text not null check (reason in
      ('not_released', 'wrong_amount', 'third_party_payment', 'payment_reversed', 'other'))
  )`,
  'alter table trade add column claimed_at timestamptz',
  `create table claim (
    id uuid primary key,
    trade_id text not null unique references trade(id),
    buyer_id uuid not null references app_user(id),
    seller_id uuid not null references app_user(id),
    coin text not null,
    wanted numeric(38, 0) not null check (wanted > 0),
    held numeric(38, 0) not null check (held between 0 and wanted),
    statement text not null,
    attachment_ids uuid[] not null,
    status text not null check (status in ('open', 'for_buyer', 'for_seller')),
    filed_at timestamptz not null,
    raise_at timestamptz not null,
    ruled_at timestamptz,
    ruled_by uuid references app_user(id),
    ruling_reason text,
    check ((status = 'open') = (ruled_at is null) and (ruled_at is null) = (ruled_by is null)
      and (ruled_at is null) = (ruling_reason is null))
  )`,
  `create index claim_open on claim(raise_at, id) where status = 'open'`,
  'create index claim_buyer on claim(buyer_id)',
  'create index claim_seller on claim(seller_id)',
  // Disputes in the order in which staff takes them; of those that are over, a person's record.
  `create index trade_dispute_waits on trade(dispute_raise_at, id) where status = 'disput'`,
  'create index trade_disputed_buyer on trade(buyer_id) where disputed_at is not null',
  'create index trade_disputed_seller on trade(seller_id) where disputed_at is not null',
]

export const disputes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
