-- Nobody is kept from trading who left where there was nowhere to pay: such cancellations are not counted.
create or replace function trader_record(p_user uuid, p_cancels_since timestamptz,
  out o_completed int, out o_open int, out o_cancelled timestamptz[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  select completed_trades into o_completed from trader where user_id = p_user;
  o_completed := coalesce(o_completed, 0);
  select count(*) into o_open from (
    select id from trade where buyer_id = p_user and status in ('new', 'paid_confirmed', 'expired_and_paid', 'disput')
    union all
    select id from trade where seller_id = p_user and status in ('new', 'paid_confirmed', 'expired_and_paid', 'disput')
  ) open_trade;
  select coalesce(array_agg(finished_at), '{}') into o_cancelled from trade
    where buyer_id = p_user and status = 'cancelled_by_buyer' and finished_at > p_cancels_since
      and requisites_at is not null;
end $$;
