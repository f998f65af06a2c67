create or replace function tie_facts(p_viewer uuid, p_owners uuid[], p_fiat text)
returns table (owner_id uuid, has_banned boolean, is_banned boolean, trades int, volume text)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select owner, exists (select from black_list b where b.user_id = owner and b.blocked_id = p_viewer),
      exists (select from black_list b where b.user_id = p_viewer and b.blocked_id = owner),
      done.trades, done.volume
    from unnest(p_owners) as owner cross join lateral (
      select count(*)::int as trades, coalesce(sum(fiat_amount) filter (where fiat = p_fiat), 0)::text as volume from (
        select t.fiat, t.fiat_amount from trade t where t.buyer_id = p_viewer and t.seller_id = owner
          and t.status in ('completed', 'completed_by_seller', 'completed_by_admin')
        union all
        select t.fiat, t.fiat_amount from trade t where t.buyer_id = owner and t.seller_id = p_viewer
          and t.status in ('completed', 'completed_by_seller', 'completed_by_admin')
      ) shared
    ) done;
end $$;
