-- At commit, once per journal: the whole of it sums to zero per asset.
create or replace function journal_balances() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from posting where journal_id = new.id group by asset having sum(amount) <> 0) then
    raise exception 'journal % does not balance', new.key
      using errcode = 'check_violation', constraint = 'journal_balances';
  end if;
  return null;
end $$;
