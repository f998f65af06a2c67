-- What a journal has added to what is available to somebody goes towards what they owe of the same coin, as far as it goes.
-- Their accounts are locked. In their history it is what the reversal was: the credit, taken back.
create or replace function ledger_repay(p_journal_id bigint, p_owner text) returns void language plpgsql set enable_seqscan = off as $$
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
end $$;
