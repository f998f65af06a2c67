import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What lists of movements are narrowed by stands in the posting, in the order of its indexes; and a credit repays first what
 * its owner owes (docs/adr/0093-wallet-lists.md). `ledger_post`, `posting_apply` and `trade_write` are as they were but for that.
 */
export const walletLists: Migration = {
  async up(db) {
    for (const statement of [...columns, ...indexes, postingApply, place, repay, post, tradeWrite])
      await sql.raw(statement).execute(db)
  },
}

/** The moment, and where the coins came from or went to: lower case, sorted by byte, so that a beginning is a range. */
const columns = [
  `alter table posting add column at timestamptz, add column place text collate "C"`,
  // Rows of postings never change: this once they are given what their journal and their deposit have had all along.
  `alter table posting disable trigger posting_append_only`,
  `update posting p set at = j.at from journal j where j.id = p.journal_id`,
  `update posting p set place = lower(d.address) from deposit d, account a
    where d.id::text = p.meta->>'deposit' and a.id = p.account_id and a.kind = 'available'`,
  `update posting p set place = lower(w.address) from withdrawal w, account a
    where w.id::text = p.meta->>'withdrawal' and a.id = p.account_id and a.kind = 'available'`,
  `alter table posting enable trigger posting_append_only`,
  `alter table posting alter column at set not null`,
]

/**
 * A type of movement has one sign, but for few; with both in front of the time every filter is a handful of ranges that are in
 * order already. Only what has a type is in somebody's history.
 */
const indexes = [
  `create index posting_history on posting (account_id, at desc, id desc) where type is not null`,
  `create index posting_typed on posting (account_id, type, (amount > 0), at desc, id desc) where type is not null`,
  `create index posting_place on posting (account_id, place, type, (amount > 0), at desc, id desc) where place is not null`,
  `create index posting_belongs on posting ((coalesce(meta->>'deposit', meta->>'withdrawal')))
    where coalesce(meta->>'deposit', meta->>'withdrawal') is not null`,
  `create index deposit_txid_of on deposit (user_id, (lower(txid)) collate "C")`,
  `create index withdrawal_txid_of on withdrawal (user_id, (lower(txid)) collate "C") where txid is not null`,
  `create index deposit_under_way on deposit (user_id) where status in ('seen', 'confirming')`,
  `create index withdrawal_under_way on withdrawal (user_id)
    where status in ('awaiting_approval', 'approved', 'signed', 'broadcast')`,
]

/** Beside what it did: a posting has the time of its journal. */
const postingApply = `
create or replace function posting_apply() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  r record; v_journal bigint; v_at timestamptz; v_kind text; v_balance numeric; v_asset text;
begin
  for r in
    select account_id, journal_id, asset, sum(amount) as amount, min(at) as first_at, max(at) as last_at,
      sum(sum(amount)) over (partition by journal_id, asset) as rest
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
    if r.first_at <> v_at or r.last_at <> v_at then
      raise exception 'postings are of the time of their journal' using errcode = 'check_violation', constraint = 'posting_at';
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
end $$`

/** The address that a movement came from or went to, by what it belongs to. */
const place = `
create function posting_place(p_meta jsonb) returns text language plpgsql stable set enable_seqscan = off as $$
declare
  v_id text := coalesce(p_meta->>'deposit', p_meta->>'withdrawal');
begin
  if v_id is null or v_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  if p_meta ? 'deposit' then return (select lower(address) from deposit where id = v_id::uuid); end if;
  return (select lower(address) from withdrawal where id = v_id::uuid);
end $$`

/**
 * What a journal has added to what is available to somebody goes towards what they owe of the same coin, as far as it goes.
 * Their accounts are locked. In their history it is what the reversal was: the credit, taken back.
 */
const repay = `
create function ledger_repay(p_journal_id bigint, p_owner text) returns void language plpgsql set enable_seqscan = off as $$
declare
  v record;
begin
  select array_agg(due.asset order by due.asset) as assets, array_agg(due.amount order by due.asset) as amounts,
      array_agg(due.meta order by due.asset) as metas, cardinality(array_agg(due.asset)) as count into v
    from (
      select added.asset, least(added.amount, -r.balance) as amount, added.meta
      from (
        select p.asset, sum(p.amount) as amount, (array_agg(p.meta::text order by p.id))[1] as meta
        from (select * from posting where journal_id = p_journal_id offset 0) p join account a on a.id = p.account_id
        where a.owner = p_owner and a.kind = 'available' group by p.asset having sum(p.amount) > 0
      ) added
      join account r on r.owner = p_owner and r.kind = 'receivable' and r.asset = added.asset and r.shard = 0 and r.balance < 0
    ) due;
  if v.count is null then return; end if;
  perform ledger_post(j.key || ':repay:' || p_owner, 'repay', null, j.at,
      array_fill(p_owner, array[2 * v.count]),
      array_fill('available'::text, array[v.count]) || array_fill('receivable'::text, array[v.count]),
      v.assets || v.assets, array_fill(0, array[2 * v.count]), array_fill(p_owner, array[2 * v.count]),
      (select array_agg(-amount order by n) from unnest(v.amounts) with ordinality as due (amount, n)) || v.amounts,
      array_fill('Transaction::WalletRefill'::text, array[v.count]) || array_fill(null::text, array[v.count]),
      v.metas || array_fill(null::text, array[v.count]))
    from journal j where j.id = p_journal_id;
end $$`

/**
 * One journal in one round trip, as before. A credit of what is available then repays what is owed of it, in a journal of its
 * own in the same transaction: the key is that of the credit and names who repays.
 */
const post = `
create or replace function ledger_post(
  p_key text, p_kind text, p_trade_id text, p_at timestamptz,
  p_owners text[], p_account_kinds text[], p_assets text[], p_shards int[], p_holders text[],
  p_amounts numeric[], p_types text[], p_metas text[],
  out o_outcome text, out o_journal_id bigint, out o_entry int, out o_balance numeric
) language plpgsql set enable_seqscan = off as $$
declare
  v_count int := cardinality(p_amounts);
  v_ids bigint[] := array_fill(null::bigint, array[v_count]);
  v_balances numeric[] := array_fill(0::numeric, array[v_count]);
  v_repaid text[] := '{}';
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
  insert into posting (journal_id, account_id, asset, amount, balance_after, type, meta, at, place)
    select o_journal_id, id, asset, amount,
      balance + sum(amount) over (partition by id order by entry), type, meta::jsonb, p_at,
      case when meta is not null and kind = 'available' then posting_place(meta::jsonb) end
    from unnest(v_ids, p_assets, p_amounts, v_balances, p_types, p_metas, p_account_kinds)
      with ordinality as line (id, asset, amount, balance, type, meta, kind, entry)
    order by entry;
  o_outcome := 'posted';

  -- After the locks. A receivable is locked by nobody but who holds what is available beside it, so that nobody waits for it in a circle.
  for i in 1 .. v_count loop
    if p_account_kinds[i] = 'available' and p_amounts[i] > 0 and p_owners[i] <> all(v_repaid) then
      select balance into v_balance from account
        where owner = p_owners[i] and kind = 'receivable' and asset = p_assets[i] and shard = 0;
      if v_balance < 0 then
        v_repaid := v_repaid || p_owners[i];
        perform ledger_repay(o_journal_id, p_owners[i]);
      end if;
    end if;
  end loop;
end $$`

/** What moved is what this journal has posted: what it repaid comes after. */
const tradeWrite = `
create or replace function trade_write(p_trade text, p_at timestamptz, p_status text, p_version int, p_columns json,
  p_is_completed boolean, p_cancelled_by uuid[], p_release_seconds int, p_kept_releases int, p_day date,
  p_job_kind text, p_jobs json, p_notes json, p_notices json, p_unread_cap int,
  p_key text, p_kind text, p_journal_trade text, p_journal_at timestamptz, p_owners text[], p_account_kinds text[],
  p_assets text[], p_shards int[], p_holders text[], p_amounts numeric[], p_types text[], p_metas text[])
returns table (o_outcome text, o_journal_id bigint, o_entry int, o_balance numeric, is_first boolean,
  user_id uuid, user_name text, unread int, available text, held text,
  movement_id bigint, movement_type text, movement_amount text)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_trade trade;
begin
  o_outcome := 'done';
  if p_version is null then
    insert into trade select * from json_populate_record(null::trade, p_columns) on conflict (id) do nothing returning * into v_trade;
    if not found then o_outcome := 'number_taken'; return next; return; end if;
  else
    update trade t set (status, paid_at, undone_at, asked_cancel_at, kept_at, extended_at, approval_requested_at, disputed_at,
        finished_at, escrow_ends_at, grace_ends_at, cancel_ask_ends_at, undo_ends_at, dispute_opens_at, dispute_window_ends_at,
        approval_ends_at, dispute_raise_at, escrow_promised_until, requisites, requisites_at, payer_name, dispute_statement, ruling_reason, ruled_by,
        updated_at, version) =
      (select n.status, n.paid_at, n.undone_at, n.asked_cancel_at, n.kept_at, n.extended_at, n.approval_requested_at, n.disputed_at,
        n.finished_at, n.escrow_ends_at, n.grace_ends_at, n.cancel_ask_ends_at, n.undo_ends_at, n.dispute_opens_at, n.dispute_window_ends_at,
        n.approval_ends_at, n.dispute_raise_at, n.escrow_promised_until, n.requisites, n.requisites_at, n.payer_name, n.dispute_statement, n.ruling_reason, n.ruled_by,
        n.updated_at, n.version from json_populate_record(t, p_columns) n)
      where t.id = p_trade and t.status = p_status and t.version = p_version returning * into v_trade;
    if not found then o_outcome := 'changed'; return next; return; end if;
  end if;
  if p_key is not null then
    select p.o_outcome, p.o_journal_id, p.o_entry, p.o_balance into o_outcome, o_journal_id, o_entry, o_balance
      from ledger_post(p_key, p_kind, p_journal_trade, p_journal_at, p_owners, p_account_kinds, p_assets, p_shards, p_holders,
        p_amounts, p_types, p_metas) p;
    if o_outcome not in ('posted', 'repeated') then return next; return; end if;
  end if;
  if p_is_completed is not null then
    is_first := traders_count(v_trade, p_at, p_is_completed, p_cancelled_by, p_release_seconds, p_kept_releases, p_day);
  end if;
  perform jobs_replace(p_job_kind, p_trade, p_jobs);
  insert into trade_message (id, trade_id, author, author_id, text, system_code, system_amount, system_asset, created_at)
    select n.id, p_trade, n.author, n.author_id, n.text, n.system_code, n.system_amount, n.system_asset, p_at
    from json_to_recordset(p_notes) as n (id uuid, author text, author_id uuid, text text,
      system_code text, system_amount text, system_asset text);
  insert into notification (id, user_id, type, code, trade_id, partner_name, amount, asset, created_at)
    select n.id, n.user_id, n.type, n.code, p_trade,
      (select u.user_name from app_user u where u.id = n.partner_id), n.amount, n.asset, p_at
    from json_to_recordset(p_notices) as n (id uuid, user_id uuid, type text, code text, partner_id uuid, amount text, asset text);
  return query
    select o_outcome, o_journal_id, o_entry, o_balance, is_first, u.id, u.user_name,
      (select count(*)::int from (
        select from notification n where n.user_id = u.id and n.read_at is null limit p_unread_cap) counted),
      balance.available, balance.held, movement.id, movement.type, movement.amount
    from app_user u
    left join lateral (
      select coalesce(sum(a.balance) filter (where a.kind = 'available'), 0)::text as available,
        coalesce(sum(a.balance) filter (where a.kind in ('escrow', 'hold', 'payout')), 0)::text as held
      from account a where p_key is not null and a.holder = u.id::text and a.asset = v_trade.coin and a.closed_at is null
    ) balance on true
    left join lateral (
      select p.id, p.type, p.amount::text as amount
      from (select * from posting where journal_id = o_journal_id offset 0) p join account a on a.id = p.account_id
      where a.owner = u.id::text and a.kind = 'available' and a.asset = v_trade.coin limit 1
    ) movement on true
    where u.id in (v_trade.buyer_id, v_trade.seller_id);
end $$`
