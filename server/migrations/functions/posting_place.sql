-- The address that a movement came from or went to, by what it belongs to.
create or replace function posting_place(p_meta jsonb) returns text language plpgsql stable set enable_seqscan = off as $$
declare
  v_id text := coalesce(p_meta->>'deposit', p_meta->>'withdrawal');
begin
  if v_id is null or v_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  if p_meta ? 'deposit' then return (select lower(address) from deposit where id = v_id::uuid); end if;
  return (select lower(address) from withdrawal where id = v_id::uuid);
end $$;
