import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The double-entry ledger. What it promises is kept by the database itself, whoever writes:
 * a balance moves only by a posting; postings of a journal sum to zero per asset; ledger rows are never changed or deleted;
 * no customer's account goes below zero; an escrow is paid out once, whole. Times are parameters, never now().
 */
export const ledger: Migration = {
  async up(db) {
    for (const statement of [tables, journalLaw, postingLaw, accountLaw, post])
      await sql.raw(statement).execute(db)
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

const journalLaw = `
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted: post a compensating journal', tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_append_only';
end $$;
create trigger journal_append_only before update or delete on journal for each row execute function ledger_refuse_change();
create trigger posting_append_only before update or delete on posting for each row execute function ledger_refuse_change();
create trigger journal_no_truncate before truncate on journal execute function ledger_refuse_change();
create trigger posting_no_truncate before truncate on posting execute function ledger_refuse_change();
create trigger account_no_delete before delete on account for each row execute function ledger_refuse_change();
create trigger account_same_name before update of id, owner, kind, asset, shard on account
  for each row execute function ledger_refuse_change();

-- At commit, once per journal: the whole of it sums to zero per asset.
create function journal_balances() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from posting where journal_id = new.id group by asset having sum(amount) <> 0) then
    raise exception 'journal % does not balance', new.key
      using errcode = 'check_violation', constraint = 'journal_balances';
  end if;
  return null;
end $$;
create constraint trigger journal_balances after insert on journal deferrable initially deferred
  for each row execute function journal_balances();`

const postingLaw = `
-- Inserting postings is what moves balances; nothing else may (see account_moves_by_posting). One statement's postings balance
-- by themselves, so that none can be added to an old journal. Accounts are taken in id order, as ledger_post does. It stands in
-- for the foreign keys to journal and account, whose checks per row would cost a quarter of a journal; neither is ever deleted.
create function posting_apply() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  r record; v_journal bigint; v_at timestamptz; v_kind text; v_balance numeric; v_asset text;
begin
  for r in
    select account_id, journal_id, asset, sum(amount) as amount, sum(sum(amount)) over (partition by journal_id, asset) as rest
    from fresh group by account_id, journal_id, asset order by account_id
  loop
    if r.rest <> 0 then
      raise exception 'postings do not balance' using errcode = 'check_violation', constraint = 'posting_balances';
    end if;
    if v_journal is distinct from r.journal_id then
      select id, at into v_journal, v_at from journal where id = r.journal_id;
      if not found then
        raise exception 'journal % is missing', r.journal_id
          using errcode = 'foreign_key_violation', constraint = 'posting_journal_id_fkey';
      end if;
    end if;
    -- By id alone: with more conditions the planner may prefer another index, for good. A closed account is empty, so
    -- account_closed_is_empty refuses what would be added to it.
    update account set
      balance = balance + r.amount,
      closed_at = coalesce(closed_at, case when kind in ('escrow', 'hold') and balance + r.amount = 0 then v_at end)
    where id = r.account_id
    returning kind, balance, asset into v_kind, v_balance, v_asset;
    if v_asset is distinct from r.asset then
      raise exception 'account % is missing, or not of %', r.account_id, r.asset
        using errcode = 'foreign_key_violation', constraint = 'posting_account_id_fkey';
    end if;
    if v_kind = 'escrow' and r.amount < 0 and v_balance <> 0 then
      raise exception 'escrow % is paid out whole, % would remain', r.account_id, v_balance
        using errcode = 'check_violation', constraint = 'escrow_whole';
    end if;
  end loop;
  return null;
end $$;
create trigger posting_apply after insert on posting referencing new table as fresh
  for each statement execute function posting_apply();`

const accountLaw = `
create function account_moves_by_posting() returns trigger language plpgsql as $$
begin
  raise exception 'a balance moves by a posting only' using errcode = 'restrict_violation', constraint = 'account_moves_by_posting';
end $$;
-- Depth 0 is a statement of a program; the update of posting_apply comes at depth 1.
create trigger account_moves_by_posting before update of balance, closed_at on account
  for each row when (pg_trigger_depth() = 0) execute function account_moves_by_posting();
create trigger account_starts_empty before insert on account
  for each row when (new.balance <> 0 or new.closed_at is not null) execute function account_moves_by_posting();`

/**
 * ledger_post: one journal in one round trip. Entries are parallel arrays that name the account; absent accounts are made.
 * Statements here touch one row by a unique key each, and `enable_seqscan = off` keeps their plans on the index: a session plans them
 * once, while the tables are small, and a scan chosen then would stay as they grow (a wrong index, once, made a release ten times slower
 * after 5,000 trades).
 *
 * Outcomes: posted; repeated (the same journal was there); differs (the key is there with other postings); closed and
 * insufficient (with the entry and what its account has). Only posted writes.
 */
const post = `
-- Whether a journal has these postings. It names the accounts anew: they may have been made since.
create function ledger_repeats(
  p_journal_id bigint, p_owners text[], p_account_kinds text[], p_assets text[], p_shards int[], p_amounts numeric[]
) returns text language plpgsql set enable_seqscan = off as $$
declare
  v_ids bigint[]; v_id bigint;
begin
  for i in 1 .. cardinality(p_amounts) loop
    select id into v_id from account
      where owner = p_owners[i] and kind = p_account_kinds[i] and asset = p_assets[i] and shard = p_shards[i];
    v_ids[i] := v_id;
  end loop;
  return case when exists (
    (select account_id, amount from posting where journal_id = p_journal_id
      except all select id, amount from unnest(v_ids, p_amounts) as entry (id, amount))
    union all
    (select id, amount from unnest(v_ids, p_amounts) as entry (id, amount)
      except all select account_id, amount from posting where journal_id = p_journal_id)
  ) then 'differs' else 'repeated' end;
end $$;

create function ledger_post(
  p_key text, p_kind text, p_trade_id text, p_at timestamptz,
  p_owners text[], p_account_kinds text[], p_assets text[], p_shards int[], p_holders text[],
  p_amounts numeric[], p_types text[], p_metas text[],
  out o_outcome text, out o_journal_id bigint, out o_entry int, out o_balance numeric
) language plpgsql set enable_seqscan = off as $$
declare
  v_count int := cardinality(p_amounts);
  v_ids bigint[] := array_fill(null::bigint, array[v_count]);
  v_balances numeric[] := array_fill(0::numeric, array[v_count]);
  v_id bigint; v_balance numeric; v_closed timestamptz; v_after numeric;
begin
  for i in 1 .. v_count loop
    select id into v_id from account
      where owner = p_owners[i] and kind = p_account_kinds[i] and asset = p_assets[i] and shard = p_shards[i];
    v_ids[i] := v_id;
  end loop;

  -- Locks in id order: two journals never wait for each other. KEY SHARE of foreign keys passes.
  for v_id in select distinct id from unnest(v_ids) as known (id) where id is not null order by id loop
    select balance, closed_at into v_balance, v_closed from account where id = v_id for no key update;
    for i in 1 .. v_count loop
      if v_ids[i] = v_id then
        v_balances[i] := v_balance;
        if v_closed is not null then o_entry := coalesce(o_entry, i); end if;
      end if;
    end loop;
  end loop;

  -- After the locks, so that of two with the same key the second sees the first.
  select id into o_journal_id from journal where key = p_key;
  if found then
    o_entry := null;
    o_outcome := ledger_repeats(o_journal_id, p_owners, p_account_kinds, p_assets, p_shards, p_amounts);
    return;
  end if;
  if o_entry is not null then
    o_outcome := 'closed';
    return;
  end if;

  for i in 1 .. v_count loop
    if p_amounts[i] < 0 and p_account_kinds[i] not in ('receivable', 'house', 'external') then
      v_after := v_balances[i];
      for k in 1 .. v_count loop
        if v_ids[k] = v_ids[i] or k = i then v_after := v_after + p_amounts[k]; end if;
      end loop;
      if v_after < 0 then
        o_outcome := 'insufficient'; o_entry := i; o_balance := v_balances[i];
        return;
      end if;
    end if;
  end loop;

  for i in 1 .. v_count loop
    if v_ids[i] is null then
      insert into account (owner, kind, asset, shard, holder)
        values (p_owners[i], p_account_kinds[i], p_assets[i], p_shards[i], p_holders[i])
        on conflict on constraint account_name do nothing returning id into v_id;
      if v_id is null then
        -- Made by another transaction meanwhile.
        select id, balance into v_id, v_balance from account
          where owner = p_owners[i] and kind = p_account_kinds[i] and asset = p_assets[i] and shard = p_shards[i]
          for no key update;
        v_balances[i] := v_balance;
      end if;
      v_ids[i] := v_id;
    end if;
  end loop;

  insert into journal (key, kind, trade_id, at) values (p_key, p_kind, p_trade_id, p_at)
    on conflict on constraint journal_key do nothing returning id into o_journal_id;
  if o_journal_id is null then
    -- Two with the same key and only new accounts had no lock to meet at.
    select id into o_journal_id from journal where key = p_key;
    o_outcome := ledger_repeats(o_journal_id, p_owners, p_account_kinds, p_assets, p_shards, p_amounts);
    return;
  end if;
  insert into posting (journal_id, account_id, asset, amount, balance_after, type, meta)
    select o_journal_id, id, asset, amount,
      balance + sum(amount) over (partition by id order by entry), type, meta::jsonb
    from unnest(v_ids, p_assets, p_amounts, v_balances, p_types, p_metas)
      with ordinality as line (id, asset, amount, balance, type, meta, entry)
    order by entry;
  o_outcome := 'posted';
end $$`
