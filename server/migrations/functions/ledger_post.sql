-- One journal in one round trip. Entries are parallel arrays that name the account; absent accounts are made.
-- Statements here touch one row by a unique key each, and `enable_seqscan = off` keeps their plans on the index: a session plans them
-- once, while the tables are small, and a scan chosen then would stay as they grow (a wrong index, once, made a release ten times slower
-- after 5,000 trades).
--
-- Outcomes: posted; repeated (the same journal was there); differs (the key is there with other postings); closed and
-- insufficient (with the entry and what its account has). Only posted writes.
--
-- A credit of what is available then repays what is owed of it, in a journal of its own in the same transaction: the key is that of
-- the credit and names who repays.
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
end $$;
