create or replace function account_moves_by_posting() returns trigger language plpgsql as $$
begin
  raise exception 'a balance moves by a posting only' using errcode = 'restrict_violation', constraint = 'account_moves_by_posting';
end $$;
