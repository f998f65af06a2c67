import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Public keys alone: the seed is the signer's. The first signer that is met is believed, another one later is refused.
  `create table watch_key (
    network text primary key,
    keys jsonb not null,
    created_at timestamptz not null
  )`,
  `create table deposit_address (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    network text not null,
    derivation bigint not null check (derivation >= 0),
    address text not null,
    memo text,
    created_at timestamptz not null,
    replaced_at timestamptz,
    constraint deposit_address_derivation unique (network, derivation)
  )`,
  "create unique index deposit_address_place on deposit_address(network, address, coalesce(memo, ''))",
  'create unique index deposit_address_current on deposit_address(user_id, network) where replaced_at is null',
  'create index deposit_address_of on deposit_address(user_id, network, id desc)',

  // How far a chain was read, and its last blocks: where they differ from the chain's it has been reorganised.
  `create table chain_block (
    network text not null,
    height bigint not null,
    hash text not null,
    primary key (network, height)
  )`,

  `create table deposit (
    id uuid primary key,
    network text not null,
    txid text not null,
    output int not null,
    coin text not null,
    amount numeric(38, 0) not null check (amount > 0),
    address text not null,
    memo text,
    sender text,
    user_id uuid references app_user(id),
    address_id uuid references deposit_address(id),
    status text not null,
    block_height bigint,
    block_hash text,
    confirmations int not null default 0 check (confirmations >= 0),
    times_credited int not null default 0,
    seen_at timestamptz not null,
    updated_at timestamptz not null,
    credited_at timestamptz,
    constraint deposit_once unique (network, txid, output),
    check ((block_height is null) = (block_hash is null))
  )`,
  'create index deposit_of on deposit(user_id, id desc)',
  `create index deposit_open on deposit(network, block_height) where status in ('seen', 'confirming')`,
  'create index deposit_block on deposit(network, block_height)',
  'create index deposit_txid on deposit(txid)',
  'create index deposit_at_address on deposit(address_id, id desc)',

  `create table deposit_claim (
    deposit_id uuid not null references deposit(id),
    user_id uuid not null references app_user(id),
    claimed_at timestamptz not null,
    primary key (deposit_id, user_id)
  )`,
  'create index deposit_sender on deposit(network, sender) where sender is not null',

  // The simulated chains: what a real network would hold. Nothing of Souk reads them but their adapter.
  `create table simulated_chain (
    network text primary key,
    wallet text not null,
    wallet_key text not null,
    mines boolean not null default true
  )`,
  `create table simulated_block (
    network text not null references simulated_chain(network),
    height bigint not null check (height >= 0),
    hash text not null,
    parent text not null,
    mined_at timestamptz not null,
    primary key (network, height)
  )`,
  // In no block while it waits; dropped when the network has forgotten it.
  `create table simulated_transaction (
    network text not null references simulated_chain(network),
    txid text not null,
    sender text not null,
    sequence bigint not null check (sequence >= 0),
    fee numeric(38, 0) not null check (fee >= 0),
    block_height bigint,
    is_dropped boolean not null default false,
    sent_at timestamptz not null,
    primary key (network, txid),
    check (block_height is null or not is_dropped)
  )`,
  // Of two with one number of a sender the chain takes one.
  `create unique index simulated_transaction_sequence on simulated_transaction(network, sender, sequence)
    where block_height is not null`,
  'create index simulated_transaction_block on simulated_transaction(network, block_height)',
  'create index simulated_transaction_sender on simulated_transaction(network, sender, sequence)',
  `create table simulated_transfer (
    network text not null,
    txid text not null,
    output int not null,
    coin text not null,
    recipient text not null,
    memo text,
    amount numeric(38, 0) not null check (amount > 0),
    primary key (network, txid, output),
    foreign key (network, txid) references simulated_transaction(network, txid)
  )`,
  'create index simulated_transfer_recipient on simulated_transfer(network, recipient)',
]

/** Addresses, deposits from the first sight on, how far each chain was read, and the chains that are simulated. */
export const deposits: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
