create or replace function viewer_facts(p_user uuid, p_coin text)
returns table (is_banned boolean, is_suspended boolean, phone_verified boolean, identity_verified boolean,
  positive int, neutral int, negative int, usd numeric, balance numeric)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select u.banned_at is not null, u.suspended_at is not null, u.phone_verified_at is not null,
      u.identity_verified_at is not null, coalesce(t.positive, 0), coalesce(t.neutral, 0), coalesce(t.negative, 0),
      coalesce((select sum(v.usd) from trade_volume_day v where v.user_id = p_user), 0),
      coalesce((select sum(a.balance) from account a
        where a.owner = p_user::text and a.kind = 'available' and a.asset = p_coin), 0)
    from app_user u left join trader t on t.user_id = u.id where u.id = p_user;
end $$;
