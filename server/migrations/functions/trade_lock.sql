-- A trade, locked; whether its buyer sells the same coins, so that adverts hang on what it pays out; and whether the buyer is
-- a guest. The rest is read after the lock was got: what the buyer was while it was waited for says nothing.
create or replace function trade_lock(p_trade text) returns table (trade trade, buyer_sells boolean, buyer_is_guest boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from trade t where t.id = p_trade for update;
  return query
    select t, exists (select from advert a where a.owner_id = t.buyer_id and a.coin = t.coin and a.type = 'Ad::Sell'
      and a.status in ('listed', 'listedSandboxed')), u.kind = 'guest'
    from trade t join app_user u on u.id = t.buyer_id where t.id = p_trade;
end $$;
