-- The figures of a trade's two people when it is over; answers whether it is one's first. Both rows are locked in the order of ids: two
-- trades of the same pair never wait for each other.
create or replace function traders_count(p_trade trade, p_at timestamptz, p_is_completed boolean, p_cancelled_by uuid[],
  p_release_seconds int, p_kept_releases int, p_day date, out o_is_first boolean)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_users uuid[] := array[p_trade.buyer_id, p_trade.seller_id];
  v_releases int[]; v_is_new boolean;
begin
  perform 1 from trader where user_id = any(v_users) order by user_id for update;
  select coalesce(bool_or(completed_trades = 0), false) and p_is_completed into o_is_first
    from trader where user_id = any(v_users);
  if p_is_completed and p_release_seconds is not null then
    select release_seconds || p_release_seconds into v_releases from trader where user_id = p_trade.seller_id;
    v_releases := v_releases[greatest(1, cardinality(v_releases) + 1 - p_kept_releases):];
    update trader set release_seconds = v_releases,
      median_release_seconds = (select percentile_disc(0.5) within group (order by s) from unnest(v_releases) as s)
      where user_id = p_trade.seller_id;
  end if;
  v_is_new := p_is_completed and not exists (select from trade_partner
    where user_id = p_trade.buyer_id and partner_id = p_trade.seller_id and completed > 0);
  update trader set completed_trades = completed_trades + p_is_completed::int,
    cancelled_trades = cancelled_trades + (user_id = any(p_cancelled_by))::int,
    counterparties = counterparties + v_is_new::int,
    first_trade_at = coalesce(first_trade_at, p_trade.opened_at)
    where user_id = any(v_users);
  insert into trade_partner as p (user_id, partner_id, completed, cancelled, usd, first_at, last_at)
    select v.one, v.other, p_is_completed::int, (not p_is_completed)::int,
      case when p_is_completed then p_trade.usd_value else 0 end, p_trade.opened_at, p_at
    from (values (p_trade.buyer_id, p_trade.seller_id), (p_trade.seller_id, p_trade.buyer_id)) as v (one, other)
    on conflict (user_id, partner_id) do update set completed = p.completed + excluded.completed,
      cancelled = p.cancelled + excluded.cancelled, usd = p.usd + excluded.usd,
      first_at = least(p.first_at, excluded.first_at), last_at = greatest(p.last_at, excluded.last_at);
  if p_is_completed then
    insert into trade_volume_day (user_id, day, usd)
      select id, p_day, p_trade.usd_value from unnest(v_users) as id order by id
      on conflict (user_id, day) do update set usd = trade_volume_day.usd + excluded.usd;
    insert into trade_volume_coin (user_id, asset, units)
      select id, p_trade.coin, p_trade.amount from unnest(v_users) as id order by id
      on conflict (user_id, asset) do update set units = trade_volume_coin.units + excluded.units;
  end if;
end $$;
