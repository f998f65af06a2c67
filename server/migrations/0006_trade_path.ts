import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What opening, paying and releasing a trade read and write, each in one round trip with a plan that is made once. Nothing
 * is decided here: facts are handed out, rows that were decided on are written. Every read goes through an index, so one
 * plan fits all values (planning cost more than running), and as tables may be empty when it is made, scans of whole
 * tables are ruled out.
 */
export const tradePath: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index trade_pair on trade(buyer_id, seller_id)
    where status in ('completed', 'completed_by_seller', 'completed_by_admin')`.execute(db)
  for (const statement of [jobsReplace, traderRecord, facts, opening, tradeLock, tradersCount, tradeWrite])
    await sql.raw(statement).execute(db)
}

/** Keys sort by byte: those that go on after a colon are a range, which ends before the next character. */
const jobsReplace = `
create function jobs_replace(p_kind text, p_key text, p_jobs json) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  delete from job where kind = p_kind and key = p_key;
  delete from job where kind = p_kind and key >= p_key || ':' and key < p_key || ';';
  insert into job (kind, key, run_at, payload)
    select p_kind, j.key, j.run_at, j.payload
    from json_to_recordset(p_jobs) as j (key text, run_at timestamptz, payload jsonb)
  on conflict (kind, key) do update set run_at = excluded.run_at, payload = excluded.payload,
    attempts = 0, lease = null, leased_until = null, dead_at = null, last_error = null;
end $$`

const traderRecord = `
create function trader_record(p_user uuid, p_cancels_since timestamptz,
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
    where buyer_id = p_user and status = 'cancelled_by_buyer' and finished_at > p_cancels_since;
end $$`

const facts = `
create function viewer_facts(p_user uuid, p_coin text)
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

create function owner_facts(p_owners uuid[], p_volume_since date)
returns table (owner_id uuid, is_blocked boolean, usd numeric, assets text[], balances text[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select u.id, u.suspended_at is not null or u.banned_at is not null,
      coalesce((select sum(v.usd) from trade_volume_day v where v.user_id = u.id and v.day > p_volume_since), 0),
      held.assets, held.balances
    from app_user u cross join lateral (
      select coalesce(array_agg(a.asset), '{}') as assets, coalesce(array_agg(a.balance::text), '{}') as balances
      from account a where a.owner = u.id::text and a.kind = 'available'
    ) held
    where u.id = any(p_owners);
end $$;

create function tie_facts(p_viewer uuid, p_owners uuid[], p_fiat text)
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
end $$`

/**
 * All that the rules on an opening ask, one row per advert that it locks: the one that is taken and, when it sells, the others
 * that sell the same coins. One opening of a user at a time, so that limits on their number hold; their row is theirs alone.
 * What is read is read after the locks.
 */
const opening = `
create function opening_facts(p_opener uuid, p_advert uuid, p_cancels_since timestamptz, p_volume_since date)
returns table (advert advert, o_completed int, o_open int, o_cancelled timestamptz[],
  is_banned boolean, is_suspended boolean, phone_verified boolean, identity_verified boolean,
  positive int, neutral int, negative int, usd numeric, balance numeric,
  banned_by_owner boolean, owner_banned boolean, trades int, volume text,
  is_blocked boolean, owner_usd numeric, assets text[], balances text[])
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
      o.is_blocked, o.usd, o.assets, o.balances
    from advert a where a.id = any(v_ids) order by a.id;
end $$`

/** A trade, locked; and whether its buyer sells the same coins, so that adverts hang on what it pays out. */
const tradeLock = `
create function trade_lock(p_trade text) returns table (trade trade, buyer_sells boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select t, exists (select from advert a where a.owner_id = t.buyer_id and a.coin = t.coin and a.type = 'Ad::Sell'
      and a.status in ('listed', 'listedSandboxed'))
    from trade t where t.id = p_trade for update of t;
end $$`

/** Both rows in the order of ids: two trades of the same pair never wait for each other. Answers whether it is one's first. */
const tradersCount = `
create function traders_count(p_users uuid[], p_seller uuid, p_is_completed boolean, p_release_seconds int,
  p_kept_releases int, p_opened_at timestamptz, p_day date, p_usd numeric, out o_is_first boolean)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_releases int[];
begin
  perform 1 from trader where user_id = any(p_users) order by user_id for update;
  select coalesce(bool_or(completed_trades = 0), false) and p_is_completed into o_is_first
    from trader where user_id = any(p_users);
  if p_is_completed and p_release_seconds is not null then
    select release_seconds || p_release_seconds into v_releases from trader where user_id = p_seller;
    v_releases := v_releases[greatest(1, cardinality(v_releases) + 1 - p_kept_releases):];
    update trader set release_seconds = v_releases,
      median_release_seconds = (select percentile_disc(0.5) within group (order by s) from unnest(v_releases) as s)
      where user_id = p_seller;
  end if;
  update trader set completed_trades = completed_trades + p_is_completed::int,
    cancelled_trades = cancelled_trades + (not p_is_completed)::int,
    first_trade_at = coalesce(first_trade_at, p_opened_at)
    where user_id = any(p_users);
  if p_is_completed then
    insert into trade_volume_day (user_id, day, usd)
      select id, p_day, p_usd from unnest(p_users) as id order by id
      on conflict (user_id, day) do update set usd = trade_volume_day.usd + excluded.usd;
  end if;
end $$`

/**
 * Everything that was decided of one trade's action: its row (a new one without p_version), its journal (if it moves coins:
 * p_key is given), the figures of its parties (if it is over: p_is_completed is given), deadlines, notes, notifications. Answers
 * what the parties are then told, a row each. Outcomes: those of ledger_post, of which posted and repeated go on; done without a
 * journal; number_taken and changed for a row that is not as it was thought. After any other the transaction is to be rolled back.
 */
const tradeWrite = `
create function trade_write(p_trade text, p_at timestamptz, p_status text, p_version int, p_columns json,
  p_is_completed boolean, p_release_seconds int, p_kept_releases int, p_day date,
  p_job_kind text, p_jobs json, p_notes json, p_notices json, p_unread_cap int,
  p_key text, p_kind text, p_journal_trade text, p_journal_at timestamptz, p_owners text[], p_account_kinds text[],
  p_assets text[], p_shards int[], p_holders text[], p_amounts numeric[], p_types text[], p_metas text[])
returns table (o_outcome text, o_journal_id bigint, o_entry int, o_balance numeric, is_first boolean,
  user_id uuid, user_name text, unread int, available text, held text,
  movement_id bigint, movement_type text, movement_amount text)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
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
        approval_ends_at, dispute_raise_at, escrow_promised_until, payer_name, dispute_statement, ruling_reason, ruled_by,
        updated_at, version) =
      (select n.status, n.paid_at, n.undone_at, n.asked_cancel_at, n.kept_at, n.extended_at, n.approval_requested_at, n.disputed_at,
        n.finished_at, n.escrow_ends_at, n.grace_ends_at, n.cancel_ask_ends_at, n.undo_ends_at, n.dispute_opens_at, n.dispute_window_ends_at,
        n.approval_ends_at, n.dispute_raise_at, n.escrow_promised_until, n.payer_name, n.dispute_statement, n.ruling_reason, n.ruled_by,
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
    is_first := traders_count(array[v_trade.buyer_id, v_trade.seller_id], v_trade.seller_id, p_is_completed, p_release_seconds,
      p_kept_releases, v_trade.opened_at, p_day, v_trade.usd_value);
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
      from account a cross join lateral (
        select * from posting where account_id = a.id order by account_id desc, id desc limit 1
      ) p join journal j on j.id = p.journal_id
      where p_key is not null and a.owner = u.id::text and a.kind = 'available' and a.asset = v_trade.coin and j.trade_id = p_trade
    ) movement on true
    where u.id in (v_trade.buyer_id, v_trade.seller_id);
end $$`
