create or replace function outbox_write(p_events json, p_users uuid[], p_counts int[], p_at timestamptz) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_seqs json;
begin
  with taken as (
    insert into user_seq as s (user_id, seq)
    select counted.user_id, counted.events from unnest(p_users, p_counts) as counted (user_id, events) order by counted.user_id
    on conflict (user_id) do update set seq = s.seq + excluded.seq
    returning s.user_id, s.seq
  )
  select coalesce(json_object_agg(user_id, seq), '{}') into v_seqs from taken;
  insert into outbox (events, seqs, at) values (p_events, v_seqs, p_at);
end $$;
