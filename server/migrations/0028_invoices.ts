import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // What is asked for and what it came to; amounts are units of the asset that is asked for, coin or fiat.
  `create table invoice (
    id uuid primary key,
    unique_id text not null unique,
    store_id uuid not null references store(id),
    owner_id uuid not null references app_user(id),
    asset text not null,
    amount numeric(38, 0) not null check (amount > 0),
    tolerance_percent numeric(4, 2) not null default 0 check (tolerance_percent between 0 and 2),
    title text not null,
    description text not null,
    payer_email text,
    reference text,
    locale text not null,
    success_url text,
    fail_url text,
    status text not null,
    status_changed_at timestamptz not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    rest_until timestamptz,
    paid_at timestamptz,
    paid_worth numeric(38, 0) not null default 0 check (paid_worth >= 0),
    held boolean not null default false,
    version int not null default 0,
    words tsvector not null
  )`,
  'create index invoice_of_store on invoice(store_id, id desc)',
  'create index invoice_of_store_status on invoice(store_id, status, id desc)',
  'create index invoice_of_owner on invoice(owner_id, id desc)',
  'create index invoice_held on invoice(store_id, id desc) where held',
  'create unique index invoice_reference on invoice(store_id, reference) where reference is not null',
  'create index invoice_words on invoice using gin(words)',
  `create index invoice_open on invoice(store_id) where status not in ('paid', 'past_due', 'trade_cancelled')`,

  // What is sent where for how much of it; each price stays, so that a payment is worth what it was told.
  `create table invoice_place (
    invoice_id uuid not null references invoice(id),
    number int not null,
    coin text not null,
    network text not null,
    address text not null,
    memo text,
    due numeric(38, 0) not null check (due > 0),
    worth numeric(38, 0) not null check (worth > 0),
    rate text,
    locked_at timestamptz not null,
    locked_until timestamptz not null,
    primary key (invoice_id, number)
  )`,

  // An address is somebody’s or an invoice’s.
  'alter table deposit_address alter column user_id drop not null',
  'alter table deposit_address add column invoice_id uuid references invoice(id)',
  'alter table deposit_address add constraint deposit_address_whose check ((user_id is null) <> (invoice_id is null))',
  'create unique index deposit_address_invoice on deposit_address(invoice_id, network) where invoice_id is not null',
  'alter table deposit add column invoice_id uuid references invoice(id)',
  'alter table deposit add constraint deposit_whose check (user_id is null or invoice_id is null)',

  `create table invoice_payment (
    deposit_id uuid primary key references deposit(id),
    invoice_id uuid not null references invoice(id),
    is_late boolean not null,
    told numeric(38, 0) not null,
    worth numeric(38, 0) not null check (worth >= 0),
    settled numeric(38, 0) not null default 0,
    fee numeric(38, 0) not null default 0,
    rest numeric(38, 0) not null default 0 check (rest >= 0),
    rest_kind text,
    rest_status text,
    refund_id uuid,
    check ((rest_kind is null) = (rest_status is null)),
    check ((rest_kind is null) = (rest = 0))
  )`,
  'create index invoice_payment_of on invoice_payment(invoice_id)',

  `create table invoice_refund (
    id uuid primary key,
    invoice_id uuid not null references invoice(id),
    coin text not null,
    network text not null,
    address text not null,
    memo text,
    amount numeric(38, 0),
    status text not null,
    token_hash text unique,
    token_until timestamptz,
    asked_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create unique index invoice_refund_open on invoice_refund(invoice_id) where status in ('asked', 'confirmed')`,
  'create index invoice_refund_of on invoice_refund(invoice_id, id)',
  'alter table invoice_payment add constraint invoice_payment_refund foreign key (refund_id) references invoice_refund(id)',
  'alter table withdrawal add column refund_id uuid references invoice_refund(id)',
  'create index withdrawal_refund on withdrawal(refund_id, id) where refund_id is not null',
  // What goes back is sent once: another try begins when the one before it came to nothing.
  `create unique index withdrawal_refund_once on withdrawal(refund_id)
    where refund_id is not null and status not in ('failed', 'aml_refused', 'cancelled')`,
  'alter table withdrawal drop constraint withdrawal_check1',
  `alter table withdrawal add constraint withdrawal_payout_of check
    ((source = 'payout') = (trade_id is not null or refund_id is not null) and (trade_id is null or refund_id is null))`,

  `create table invoice_event (
    invoice_id uuid not null references invoice(id),
    number int not null,
    kind text not null,
    at timestamptz not null,
    facts jsonb not null,
    primary key (invoice_id, number)
  )`,

  // So that a store with a million invoices has its totals at once.
  `create table invoice_total (
    store_id uuid not null references store(id),
    status text not null,
    asset text not null,
    count bigint not null,
    amount numeric(38, 0) not null,
    primary key (store_id, status, asset)
  )`,
]

/** Invoices of stores, their addresses, what came for them, and what goes back. */
export const invoices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
