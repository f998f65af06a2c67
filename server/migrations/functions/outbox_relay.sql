create or replace function outbox_relay(p_limit integer) returns bigint language plpgsql as $$
declare
  head bigint;
  moved bigint;
begin
  if not exists (select 1 from outbox where outbox.place is null) then
    return (select h.place from outbox_head h where h.id = 1);
  end if;
  select h.place into head from outbox_head h where h.id = 1 for update;
  update outbox o set place = head + w.n
  from (
    select q.id, row_number() over (order by q.id) as n
    from (select i.id from outbox i where i.place is null order by i.id limit p_limit) q
  ) w
  where o.id = w.id;
  get diagnostics moved = row_count;
  if moved = 0 then
    return head;
  end if;
  update outbox_head set place = head + moved where id = 1;
  perform pg_notify('souk_outbox', (head + moved)::text);
  return head + moved;
end $$;
