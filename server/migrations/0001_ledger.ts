import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createFunctions } from './functions/storedFunctions.ts'

/**
 * The double-entry ledger. What it promises is kept by the database itself, whoever writes:
 * a balance moves only by a posting; postings of a journal sum to zero per asset; ledger rows are never changed or deleted;
 * no customer's account goes below zero; an escrow is paid out once, whole. Times are parameters, never now().
 */
export const ledger: Migration = {
  async up(db) {
    await sql.raw(tables).execute(db)
    await createFunctions(db, [
      'ledger_refuse_change',
      'journal_balances',
      'posting_apply',
      'account_moves_by_posting',
    ])
    await sql.raw(laws).execute(db)
  },
}

const tables = `
create table asset (
  code text primary key check (code ~ '^[A-Z0-9]{2,10}$'),
  scale smallint not null check (scale between 0 and 18)
);

-- The fill factor leaves room for balance updates on the same page (HOT), so no index changes for them.
create table account (
  id bigint generated always as identity primary key,
  owner text not null check (owner <> ''),
  kind text not null check (kind in ('available', 'escrow', 'hold', 'payout', 'suspense', 'receivable', 'fee', 'house', 'external')),
  asset text not null references asset (code),
  shard smallint not null default 0 check (shard >= 0),
  holder text not null check (holder <> ''),
  balance numeric(38,0) not null default 0,
  closed_at timestamptz,
  constraint account_name unique (owner, kind, asset, shard),
  constraint account_not_negative check (kind in ('receivable', 'house', 'external') or balance >= 0),
  constraint account_receivable check (kind <> 'receivable' or balance <= 0),
  constraint account_closed_is_empty check (closed_at is null or balance = 0)
) with (fillfactor = 70);
create index account_holder on account (holder, asset) where closed_at is null;
comment on column account.holder is 'The customer whose coins lie here: the owner itself, and the seller for an escrow.';

create table journal (
  id bigint generated always as identity primary key,
  key text not null constraint journal_key unique,
  kind text not null check (kind <> ''),
  trade_id text,
  at timestamptz not null
);

create table posting (
  id bigint generated always as identity primary key,
  journal_id bigint not null,
  account_id bigint not null,
  asset text not null,
  amount numeric(38,0) not null check (amount <> 0),
  balance_after numeric(38,0) not null,
  type text,
  meta jsonb
);
create index posting_journal on posting (journal_id);
create index posting_account on posting (account_id, id);`

const laws = `
create trigger journal_append_only before update or delete on journal for each row execute function ledger_refuse_change();
create trigger posting_append_only before update or delete on posting for each row execute function ledger_refuse_change();
create trigger journal_no_truncate before truncate on journal execute function ledger_refuse_change();
create trigger posting_no_truncate before truncate on posting execute function ledger_refuse_change();
create trigger account_no_delete before delete on account for each row execute function ledger_refuse_change();
create trigger account_same_name before update of id, owner, kind, asset, shard on account
  for each row execute function ledger_refuse_change();
create constraint trigger journal_balances after insert on journal deferrable initially deferred
  for each row execute function journal_balances();
create trigger posting_apply after insert on posting referencing new table as fresh
  for each statement execute function posting_apply();
-- Depth 0 is a statement of a program; the update of posting_apply comes at depth 1.
create trigger account_moves_by_posting before update of balance, closed_at on account
  for each row when (pg_trigger_depth() = 0) execute function account_moves_by_posting();
create trigger account_starts_empty before insert on account
  for each row when (new.balance <> 0 or new.closed_at is not null) execute function account_moves_by_posting();`
