create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted: post a compensating journal', tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_append_only';
end $$;
