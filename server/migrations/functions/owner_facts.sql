-- What an owner has of each coin, and which coins and fiats they switched off: an advert in one of them is not open to trades.
create or replace function owner_facts(p_owners uuid[], p_volume_since date)
returns table (owner_id uuid, is_blocked boolean, switched_off text[], usd numeric, assets text[], balances text[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select u.id, u.suspended_at is not null or u.banned_at is not null, u.switched_off,
      coalesce((select sum(v.usd) from trade_volume_day v where v.user_id = u.id and v.day > p_volume_since), 0),
      held.assets, held.balances
    from app_user u cross join lateral (
      select coalesce(array_agg(a.asset), '{}') as assets, coalesce(array_agg(a.balance::text), '{}') as balances
      from account a where a.owner = u.id::text and a.kind = 'available'
    ) held
    where u.id = any(p_owners);
end $$;
