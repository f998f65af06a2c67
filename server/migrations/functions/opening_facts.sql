-- All that the rules on an opening ask, one row per advert that it locks: the one that is taken and, when it sells, the others
-- that sell the same coins. One opening of a user at a time, so that limits on their number hold; their row is theirs alone.
-- What is read is read after the locks.
create or replace function opening_facts(p_opener uuid, p_advert uuid, p_cancels_since timestamptz, p_volume_since date)
returns table (advert advert, o_completed int, o_open int, o_cancelled timestamptz[],
  is_banned boolean, is_suspended boolean, phone_verified boolean, identity_verified boolean,
  positive int, neutral int, negative int, usd numeric, balance numeric,
  banned_by_owner boolean, owner_banned boolean, trades int, volume text,
  is_blocked boolean, switched_off text[], owner_usd numeric, assets text[], balances text[])
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_taken advert; v_ids uuid[]; r record; v record; t record; o record;
begin
  perform 1 from trader where user_id = p_opener for update;
  select * into v_taken from advert a where a.id = p_advert and a.status not in ('draft', 'archived');
  v_ids := case when v_taken.type = 'Ad::Sell' then array(
    select a.id from advert a where a.owner_id = v_taken.owner_id and a.coin = v_taken.coin
      and a.type = 'Ad::Sell' and a.status in ('listed', 'listedSandboxed') and a.id <> v_taken.id
  ) || v_taken.id else array[v_taken.id] end;
  perform 1 from advert a where a.id = any(v_ids) order by a.id for update;
  select * into r from trader_record(p_opener, p_cancels_since);
  select * into v from viewer_facts(p_opener, v_taken.coin);
  select * into t from tie_facts(p_opener, array[v_taken.owner_id], v_taken.fiat);
  select * into o from owner_facts(array[v_taken.owner_id], p_volume_since);
  return query
    select a, r.o_completed, r.o_open, r.o_cancelled, v.is_banned, v.is_suspended, v.phone_verified, v.identity_verified,
      v.positive, v.neutral, v.negative, v.usd, v.balance, t.has_banned, t.is_banned, t.trades, t.volume,
      o.is_blocked, o.switched_off, o.usd, o.assets, o.balances
    from advert a where a.id = any(v_ids) order by a.id;
end $$;
