-- Keys sort by byte: those that go on after a colon are a range, which ends before the next character.
create or replace function jobs_replace(p_kind text, p_key text, p_jobs json) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  delete from job where kind = p_kind and key = p_key;
  delete from job where kind = p_kind and key >= p_key || ':' and key < p_key || ';';
  insert into job (kind, key, run_at, payload)
    select p_kind, j.key, j.run_at, j.payload
    from json_to_recordset(p_jobs) as j (key text, run_at timestamptz, payload jsonb)
  on conflict (kind, key) do update set run_at = excluded.run_at, payload = excluded.payload,
    attempts = 0, lease = null, leased_until = null, dead_at = null, last_error = null;
end $$;
