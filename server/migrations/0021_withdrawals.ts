import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table withdrawal (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    source text not null check (source in ('available', 'payout')),
    trade_id text references trade(id),
    coin text not null,
    network text,
    address text,
    memo text,
    recipient_id uuid references app_user(id),
    comment text,
    amount numeric(38, 0) not null check (amount > 0),
    network_fee numeric(38, 0) not null check (network_fee >= 0),
    service_fee numeric(38, 0) not null check (service_fee >= 0),
    status text not null,
    approval_way text,
    approve_until timestamptz,
    sequence bigint,
    sender text,
    terms jsonb,
    txid text,
    raw text,
    confirmations int not null default 0,
    chain_fee numeric(38, 0),
    is_final boolean not null default false,
    is_simulated boolean not null,
    not_before timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((recipient_id is null) = (network is not null and address is not null)),
    check ((source = 'payout') = (trade_id is not null)),
    check (status not in ('signed', 'broadcast') or (txid is not null and raw is not null and sequence is not null))
  )`,
  'create index withdrawal_of on withdrawal(user_id, id desc)',
  `create index withdrawal_open on withdrawal(status, network, id) where status in ('awaiting_approval', 'approved', 'signed', 'broadcast')`,
  // What is on a chain, and may yet be taken off it.
  'create index withdrawal_settling on withdrawal(network, id) where txid is not null and not is_final',
  'create index withdrawal_txid on withdrawal(txid) where txid is not null',
  'create index withdrawal_address on withdrawal(user_id, address) where address is not null',
  "create unique index withdrawal_payout on withdrawal(trade_id) where source = 'payout' and status not in ('failed', 'aml_refused', 'cancelled')",
  // One number of an address is one transaction: a second one with it would replace the first.
  "create unique index withdrawal_sequence on withdrawal(network, sender, sequence) where sequence is not null and status <> 'failed'",

  // What a letter’s link or a messenger’s button answers; a messenger’s is worth something to its own account alone.
  `create table approval_token (
    token_hash text primary key,
    withdrawal_id uuid references withdrawal(id),
    trade_id text references trade(id),
    telegram_id text,
    created_at timestamptz not null,
    check ((withdrawal_id is null) <> (trade_id is null)),
    check (trade_id is null or telegram_id is not null)
  )`,
  'create index approval_token_age on approval_token(created_at)',

  `create table saved_address (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    label text not null,
    coin text not null,
    network text not null,
    address text not null,
    memo text,
    usable_at timestamptz not null,
    created_at timestamptz not null
  )`,
  "create unique index saved_address_once on saved_address(user_id, coin, network, address, coalesce(memo, ''))",
  `alter table app_user
    add column allow_list_on boolean not null default false,
    add column allow_list_off_at timestamptz`,

  // What an operator has switched off, and when.
  `create table wallet_switch (
    name text primary key check (name in ('withdrawals')),
    is_off boolean not null,
    changed_at timestamptz not null
  )`,
]

/** Withdrawals from the asking to the chain, the addresses that people keep, and the operator's switch. */
export const withdrawals: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
