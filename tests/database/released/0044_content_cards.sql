CREATE OR REPLACE FUNCTION public.account_moves_by_posting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a balance moves by a posting only' using errcode = 'restrict_violation', constraint = 'account_moves_by_posting';
end $function$;

CREATE OR REPLACE FUNCTION public.advert_is_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if exists (select from saved_search s where s.coin = new.coin and s.fiat = new.fiat and s.advert_type = new.type) then
        insert into offer_news (advert_id) values (new.id);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.advert_takes_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      select rating_of(t.positive, t.negative), t.completed_trades, t.median_release_seconds
        into new.owner_rating, new.owner_trades, new.owner_release_seconds
        from trader t where t.user_id = new.owner_id;
      new.owner_trades := coalesce(new.owner_trades, 0);
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.document_shown()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update document set shown_from = shown.since
    from (
      select min(shows_from) as since from document_version
      where document_id = coalesce(new.document_id, old.document_id) and state = 'published'
    ) shown
    where id = coalesce(new.document_id, old.document_id) and shown_from is distinct from shown.since;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.jobs_replace(p_kind text, p_key text, p_jobs json)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  delete from job where kind = p_kind and key = p_key;
  delete from job where kind = p_kind and key >= p_key || ':' and key < p_key || ';';
  insert into job (kind, key, run_at, payload)
    select p_kind, j.key, j.run_at, j.payload
    from json_to_recordset(p_jobs) as j (key text, run_at timestamptz, payload jsonb)
  on conflict (kind, key) do update set run_at = excluded.run_at, payload = excluded.payload,
    attempts = 0, lease = null, leased_until = null, dead_at = null, last_error = null;
end $function$;

CREATE OR REPLACE FUNCTION public.journal_balances()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if exists (select from posting where journal_id = new.id group by asset having sum(amount) <> 0) then
    raise exception 'journal % does not balance', new.key
      using errcode = 'check_violation', constraint = 'journal_balances';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_post(p_key text, p_kind text, p_trade_id text, p_at timestamp with time zone, p_owners text[], p_account_kinds text[], p_assets text[], p_shards integer[], p_holders text[], p_amounts numeric[], p_types text[], p_metas text[], OUT o_outcome text, OUT o_journal_id bigint, OUT o_entry integer, OUT o_balance numeric)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_count int := cardinality(p_amounts);
  v_ids bigint[] := array_fill(null::bigint, array[v_count]);
  v_balances numeric[] := array_fill(0::numeric, array[v_count]);
  v_repaid text[] := '{}';
  v_id bigint; v_balance numeric; v_closed timestamptz; v_after numeric;
begin
  for i in 1 .. v_count loop
    select id into v_id from account
      where owner = p_owners[i] and kind = p_account_kinds[i] and asset = p_assets[i] and shard = p_shards[i];
    v_ids[i] := v_id;
  end loop;

  -- Locks in id order: two journals never wait for each other. KEY SHARE of foreign keys passes.
  for v_id in select distinct id from unnest(v_ids) as known (id) where id is not null order by id loop
    select balance, closed_at into v_balance, v_closed from account where id = v_id for no key update;
    for i in 1 .. v_count loop
      if v_ids[i] = v_id then
        v_balances[i] := v_balance;
        if v_closed is not null then o_entry := coalesce(o_entry, i); end if;
      end if;
    end loop;
  end loop;

  -- After the locks, so that of two with the same key the second sees the first.
  select id into o_journal_id from journal where key = p_key;
  if found then
    o_entry := null;
    o_outcome := ledger_repeats(o_journal_id, p_owners, p_account_kinds, p_assets, p_shards, p_amounts);
    return;
  end if;
  if o_entry is not null then
    o_outcome := 'closed';
    return;
  end if;

  for i in 1 .. v_count loop
    if p_amounts[i] < 0 and p_account_kinds[i] not in ('receivable', 'house', 'external') then
      v_after := v_balances[i];
      for k in 1 .. v_count loop
        if v_ids[k] = v_ids[i] or k = i then v_after := v_after + p_amounts[k]; end if;
      end loop;
      if v_after < 0 then
        o_outcome := 'insufficient'; o_entry := i; o_balance := v_balances[i];
        return;
      end if;
    end if;
  end loop;

  for i in 1 .. v_count loop
    if v_ids[i] is null then
      insert into account (owner, kind, asset, shard, holder)
        values (p_owners[i], p_account_kinds[i], p_assets[i], p_shards[i], p_holders[i])
        on conflict on constraint account_name do nothing returning id into v_id;
      if v_id is null then
        -- Made by another transaction meanwhile.
        select id, balance into v_id, v_balance from account
          where owner = p_owners[i] and kind = p_account_kinds[i] and asset = p_assets[i] and shard = p_shards[i]
          for no key update;
        v_balances[i] := v_balance;
      end if;
      v_ids[i] := v_id;
    end if;
  end loop;

  insert into journal (key, kind, trade_id, at) values (p_key, p_kind, p_trade_id, p_at)
    on conflict on constraint journal_key do nothing returning id into o_journal_id;
  if o_journal_id is null then
    -- Two with the same key and only new accounts had no lock to meet at.
    select id into o_journal_id from journal where key = p_key;
    o_outcome := ledger_repeats(o_journal_id, p_owners, p_account_kinds, p_assets, p_shards, p_amounts);
    return;
  end if;
  insert into posting (journal_id, account_id, asset, amount, balance_after, type, meta, at, place)
    select o_journal_id, id, asset, amount,
      balance + sum(amount) over (partition by id order by entry), type, meta::jsonb, p_at,
      case when meta is not null and kind = 'available' then posting_place(meta::jsonb) end
    from unnest(v_ids, p_assets, p_amounts, v_balances, p_types, p_metas, p_account_kinds)
      with ordinality as line (id, asset, amount, balance, type, meta, kind, entry)
    order by entry;
  o_outcome := 'posted';

  -- After the locks. A receivable is locked by nobody but who holds what is available beside it, so that nobody waits for it in a circle.
  for i in 1 .. v_count loop
    if p_account_kinds[i] = 'available' and p_amounts[i] > 0 and p_owners[i] <> all(v_repaid) then
      select balance into v_balance from account
        where owner = p_owners[i] and kind = 'receivable' and asset = p_assets[i] and shard = 0;
      if v_balance < 0 then
        v_repaid := v_repaid || p_owners[i];
        perform ledger_repay(o_journal_id, p_owners[i]);
      end if;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% rows are never changed or deleted: post a compensating journal', tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_append_only';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_repay(p_journal_id bigint, p_owner text)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v record;
begin
  select array_agg(due.asset order by due.asset) as assets, array_agg(due.amount order by due.asset) as amounts,
      array_agg(due.meta order by due.asset) as metas, cardinality(array_agg(due.asset)) as count into v
    from (
      select added.asset, least(added.amount, -r.balance) as amount, added.meta
      from (
        select p.asset, sum(p.amount) as amount, (array_agg(p.meta::text order by p.id))[1] as meta
        from (select * from posting where journal_id = p_journal_id offset 0) p join account a on a.id = p.account_id
        where a.owner = p_owner and a.kind = 'available' group by p.asset having sum(p.amount) > 0
      ) added
      join account r on r.owner = p_owner and r.kind = 'receivable' and r.asset = added.asset and r.shard = 0 and r.balance < 0
    ) due;
  if v.count is null then return; end if;
  perform ledger_post(j.key || ':repay:' || p_owner, 'repay', null, j.at,
      array_fill(p_owner, array[2 * v.count]),
      array_fill('available'::text, array[v.count]) || array_fill('receivable'::text, array[v.count]),
      v.assets || v.assets, array_fill(0, array[2 * v.count]), array_fill(p_owner, array[2 * v.count]),
      (select array_agg(-amount order by n) from unnest(v.amounts) with ordinality as due (amount, n)) || v.amounts,
      array_fill('Transaction::WalletRefill'::text, array[v.count]) || array_fill(null::text, array[v.count]),
      v.metas || array_fill(null::text, array[v.count]))
    from journal j where j.id = p_journal_id;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_repeats(p_journal_id bigint, p_owners text[], p_account_kinds text[], p_assets text[], p_shards integer[], p_amounts numeric[])
 RETURNS text
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_ids bigint[]; v_id bigint;
begin
  for i in 1 .. cardinality(p_amounts) loop
    select id into v_id from account
      where owner = p_owners[i] and kind = p_account_kinds[i] and asset = p_assets[i] and shard = p_shards[i];
    v_ids[i] := v_id;
  end loop;
  return case when exists (
    (select account_id, amount from posting where journal_id = p_journal_id
      except all select id, amount from unnest(v_ids, p_amounts) as entry (id, amount))
    union all
    (select id, amount from unnest(v_ids, p_amounts) as entry (id, amount)
      except all select account_id, amount from posting where journal_id = p_journal_id)
  ) then 'differs' else 'repeated' end;
end $function$;

CREATE OR REPLACE FUNCTION public.opening_facts(p_opener uuid, p_advert uuid, p_cancels_since timestamp with time zone, p_volume_since date)
 RETURNS TABLE(advert advert, o_completed integer, o_open integer, o_cancelled timestamp with time zone[], is_banned boolean, is_suspended boolean, phone_verified boolean, identity_verified boolean, positive integer, neutral integer, negative integer, usd numeric, balance numeric, banned_by_owner boolean, owner_banned boolean, trades integer, volume text, is_blocked boolean, switched_off text[], owner_usd numeric, assets text[], balances text[])
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.outbox_relay(p_limit integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.outbox_write(p_events json, p_users uuid[], p_counts integer[], p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.owner_facts(p_owners uuid[], p_volume_since date)
 RETURNS TABLE(owner_id uuid, is_blocked boolean, switched_off text[], usd numeric, assets text[], balances text[])
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.posting_apply()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  r record; v_journal bigint; v_at timestamptz; v_kind text; v_balance numeric; v_asset text;
begin
  for r in
    select account_id, journal_id, asset, sum(amount) as amount, min(at) as first_at, max(at) as last_at,
      sum(sum(amount)) over (partition by journal_id, asset) as rest
    from fresh group by account_id, journal_id, asset order by account_id
  loop
    if r.rest <> 0 then
      raise exception 'postings do not balance' using errcode = 'check_violation', constraint = 'posting_balances';
    end if;
    if v_journal is distinct from r.journal_id then
      select id, at into v_journal, v_at from journal where id = r.journal_id;
      if not found then
        raise exception 'journal % is missing', r.journal_id
          using errcode = 'foreign_key_violation', constraint = 'posting_journal_id_fkey';
      end if;
    end if;
    if r.first_at <> v_at or r.last_at <> v_at then
      raise exception 'postings are of the time of their journal' using errcode = 'check_violation', constraint = 'posting_at';
    end if;
    -- By id alone: with more conditions the planner may prefer another index, for good. A closed account is empty, so
    -- account_closed_is_empty refuses what would be added to it.
    update account set
      balance = balance + r.amount,
      closed_at = coalesce(closed_at, case when kind in ('escrow', 'hold') and balance + r.amount = 0 then v_at end)
    where id = r.account_id
    returning kind, balance, asset into v_kind, v_balance, v_asset;
    if v_asset is distinct from r.asset then
      raise exception 'account % is missing, or not of %', r.account_id, r.asset
        using errcode = 'foreign_key_violation', constraint = 'posting_account_id_fkey';
    end if;
    if v_kind = 'escrow' and r.amount < 0 and v_balance <> 0 then
      raise exception 'escrow % is paid out whole, % would remain', r.account_id, v_balance
        using errcode = 'check_violation', constraint = 'escrow_whole';
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.posting_place(p_meta jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_id text := coalesce(p_meta->>'deposit', p_meta->>'withdrawal');
begin
  if v_id is null or v_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  if p_meta ? 'deposit' then return (select lower(address) from deposit where id = v_id::uuid); end if;
  return (select lower(address) from withdrawal where id = v_id::uuid);
end $function$;

CREATE OR REPLACE FUNCTION public.rating_of(positive integer, negative integer)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$ select trunc(positive * 100.0 / nullif(positive + negative, 0), 1) $function$;

CREATE OR REPLACE FUNCTION public.tie_facts(p_viewer uuid, p_owners uuid[], p_fiat text)
 RETURNS TABLE(owner_id uuid, has_banned boolean, is_banned boolean, trades integer, volume text)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.trade_lock(p_trade text)
 RETURNS TABLE(trade trade, buyer_sells boolean, buyer_is_guest boolean)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform 1 from trade t where t.id = p_trade for update;
  return query
    select t, exists (select from advert a where a.owner_id = t.buyer_id and a.coin = t.coin and a.type = 'Ad::Sell'
      and a.status in ('listed', 'listedSandboxed')), u.kind = 'guest'
    from trade t join app_user u on u.id = t.buyer_id where t.id = p_trade;
end $function$;

CREATE OR REPLACE FUNCTION public.trade_write(p_trade text, p_at timestamp with time zone, p_status text, p_version integer, p_columns json, p_is_completed boolean, p_cancelled_by uuid[], p_release_seconds integer, p_kept_releases integer, p_day date, p_job_kind text, p_jobs json, p_notes json, p_notices json, p_unread_cap integer, p_key text, p_kind text, p_journal_trade text, p_journal_at timestamp with time zone, p_owners text[], p_account_kinds text[], p_assets text[], p_shards integer[], p_holders text[], p_amounts numeric[], p_types text[], p_metas text[])
 RETURNS TABLE(o_outcome text, o_journal_id bigint, o_entry integer, o_balance numeric, is_first boolean, user_id uuid, user_name text, unread integer, available text, held text, movement_id bigint, movement_type text, movement_amount text)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  v_trade trade;
begin
  o_outcome := 'done';
  if p_version is null then
    insert into trade select * from json_populate_record(null::trade, p_columns) on conflict (id) do nothing returning * into v_trade;
    if not found then o_outcome := 'number_taken'; return next; return; end if;
  else
    update trade t set (status, paid_at, undone_at, asked_cancel_at, kept_at, extended_at, approval_requested_at, disputed_at,
        finished_at, escrow_ends_at, grace_ends_at, cancel_ask_ends_at, undo_ends_at, dispute_opens_at, dispute_window_ends_at,
        approval_ends_at, dispute_raise_at, escrow_promised_until, requisites, requisites_at, payer_name, dispute_statement, ruling_reason, ruled_by,
        updated_at, version) =
      (select n.status, n.paid_at, n.undone_at, n.asked_cancel_at, n.kept_at, n.extended_at, n.approval_requested_at, n.disputed_at,
        n.finished_at, n.escrow_ends_at, n.grace_ends_at, n.cancel_ask_ends_at, n.undo_ends_at, n.dispute_opens_at, n.dispute_window_ends_at,
        n.approval_ends_at, n.dispute_raise_at, n.escrow_promised_until, n.requisites, n.requisites_at, n.payer_name, n.dispute_statement, n.ruling_reason, n.ruled_by,
        n.updated_at, n.version from json_populate_record(t, p_columns) n)
      where t.id = p_trade and t.status = p_status and t.version = p_version returning * into v_trade;
    if not found then o_outcome := 'changed'; return next; return; end if;
  end if;
  if p_key is not null then
    select p.o_outcome, p.o_journal_id, p.o_entry, p.o_balance into o_outcome, o_journal_id, o_entry, o_balance
      from ledger_post(p_key, p_kind, p_journal_trade, p_journal_at, p_owners, p_account_kinds, p_assets, p_shards, p_holders,
        p_amounts, p_types, p_metas) p;
    if o_outcome not in ('posted', 'repeated') then return next; return; end if;
  end if;
  if p_is_completed is not null then
    is_first := traders_count(v_trade, p_at, p_is_completed, p_cancelled_by, p_release_seconds, p_kept_releases, p_day);
  end if;
  perform jobs_replace(p_job_kind, p_trade, p_jobs);
  insert into trade_message (id, trade_id, author, author_id, text, system_code, system_amount, system_asset, created_at)
    select n.id, p_trade, n.author, n.author_id, n.text, n.system_code, n.system_amount, n.system_asset, p_at
    from json_to_recordset(p_notes) as n (id uuid, author text, author_id uuid, text text,
      system_code text, system_amount text, system_asset text);
  insert into notification (id, user_id, type, code, trade_id, partner_name, amount, asset, created_at)
    select n.id, n.user_id, n.type, n.code, p_trade,
      (select u.user_name from app_user u where u.id = n.partner_id), n.amount, n.asset, p_at
    from json_to_recordset(p_notices) as n (id uuid, user_id uuid, type text, code text, partner_id uuid, amount text, asset text);
  return query
    select o_outcome, o_journal_id, o_entry, o_balance, is_first, u.id, u.user_name,
      (select count(*)::int from (
        select from notification n where n.user_id = u.id and n.read_at is null limit p_unread_cap) counted),
      balance.available, balance.held, movement.id, movement.type, movement.amount
    from app_user u
    left join lateral (
      select coalesce(sum(a.balance) filter (where a.kind = 'available'), 0)::text as available,
        coalesce(sum(a.balance) filter (where a.kind in ('escrow', 'hold', 'payout')), 0)::text as held
      from account a where p_key is not null and a.holder = u.id::text and a.asset = v_trade.coin and a.closed_at is null
    ) balance on true
    left join lateral (
      select p.id, p.type, p.amount::text as amount
      from (select * from posting where journal_id = o_journal_id offset 0) p join account a on a.id = p.account_id
      where a.owner = u.id::text and a.kind = 'available' and a.asset = v_trade.coin limit 1
    ) movement on true
    where u.id in (v_trade.buyer_id, v_trade.seller_id);
end $function$;

CREATE OR REPLACE FUNCTION public.trader_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.is_ranked := false;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.trader_record(p_user uuid, p_cancels_since timestamp with time zone, OUT o_completed integer, OUT o_open integer, OUT o_cancelled timestamp with time zone[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.traders_count(p_trade trade, p_at timestamp with time zone, p_is_completed boolean, p_cancelled_by uuid[], p_release_seconds integer, p_kept_releases integer, p_day date, OUT o_is_first boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.viewer_facts(p_user uuid, p_coin text)
 RETURNS TABLE(is_banned boolean, is_suspended boolean, phone_verified boolean, identity_verified boolean, positive integer, neutral integer, negative integer, usd numeric, balance numeric)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
    select u.banned_at is not null, u.suspended_at is not null, u.phone_verified_at is not null,
      u.identity_verified_at is not null, coalesce(t.positive, 0), coalesce(t.neutral, 0), coalesce(t.negative, 0),
      coalesce((select sum(v.usd) from trade_volume_day v where v.user_id = p_user), 0),
      coalesce((select sum(a.balance) from account a
        where a.owner = p_user::text and a.kind = 'available' and a.asset = p_coin), 0)
    from app_user u left join trader t on t.user_id = u.id where u.id = p_user;
end $function$;
