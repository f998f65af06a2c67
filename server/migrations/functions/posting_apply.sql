-- Inserting postings is what moves balances; nothing else may (see account_moves_by_posting). One statement's postings balance
-- by themselves, so that none can be added to an old journal, and have the time of their journal. Accounts are taken in id order, as
-- ledger_post does. It stands in for the foreign keys to journal and account, whose checks per row would cost a quarter of a journal;
-- neither is ever deleted.
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
end $$;
