import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // One transaction between addresses of ours: coins from a deposit address to the house's, or the gas for that.
  `create table collecting (
    id uuid primary key,
    network text not null,
    address_id uuid not null references deposit_address(id),
    kind text not null check (kind in ('gas', 'sweep')),
    coin text not null,
    amount numeric(38, 0) not null check (amount > 0),
    sender text not null,
    recipient text not null,
    sequence bigint not null,
    terms jsonb not null,
    status text not null check (status in ('numbered', 'signed', 'done', 'failed')),
    txid text,
    raw text,
    fee numeric(38, 0),
    is_final boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (status not in ('signed', 'done') or (txid is not null and raw is not null)),
    check (status <> 'done' or fee is not null)
  )`,
  "create unique index collecting_open on collecting(address_id) where status in ('numbered', 'signed')",
  "create unique index collecting_sequence on collecting(network, sender, sequence) where status <> 'failed'",
  // What is on a chain, and may yet be taken off it.
  'create index collecting_settling on collecting(network, id) where txid is not null and not is_final',
  'create index collecting_txid on collecting(txid) where txid is not null',
  "create index collecting_done on collecting(address_id, coin, created_at) where status = 'done'",
]

/** How coins come from deposit addresses to the address that the house sends from. */
export const collecting: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
