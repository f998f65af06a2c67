-- Whether a journal has these postings. It names the accounts anew: they may have been made since.
create or replace function ledger_repeats(
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
