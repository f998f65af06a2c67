import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a public profile shows, kept true with each trade and each word, so that nobody's page is slow: partners, volume by
 * coin, whose word counts in a rating, and what feedback said before (docs/adr/0070).
 */
export const peopleKnown: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, tradersCount, tradeWrite, ...figuresOfHistory])
    await sql.raw(statement).execute(db)
}

const tables = [
  `alter table trader
    add column counterparties integer not null default 0,
    add column said_positive integer not null default 0,
    add column said_neutral integer not null default 0,
    add column said_negative integer not null default 0`,
  `alter table feedback
    add column not_counted_reason text check (not_counted_reason in ('tiny_trade', 'young_account'))`,
  'create index feedback_graded on feedback(subject_id, grade, created_at desc, id desc)',
  'create index feedback_author on feedback(author_id, created_at desc, id desc)',
  `create table feedback_version (
    feedback_id uuid not null references feedback(id),
    number integer not null,
    grade text not null check (grade in ('positive', 'neutral', 'negative')),
    text text not null,
    at timestamptz not null,
    primary key (feedback_id, number)
  )`,
  // Each partner's word counts once: the latest of those that count.
  `create table opinion (
    subject_id uuid not null references app_user(id),
    author_id uuid not null references app_user(id) check (author_id <> subject_id),
    feedback_id uuid not null references feedback(id),
    grade text not null check (grade in ('positive', 'neutral', 'negative')),
    primary key (subject_id, author_id)
  )`,
  `create table trade_partner (
    user_id uuid not null references app_user(id),
    partner_id uuid not null references app_user(id) check (partner_id <> user_id),
    completed integer not null,
    cancelled integer not null,
    usd numeric(38, 2) not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (user_id, partner_id)
  )`,
  `create table trade_volume_coin (
    user_id uuid not null references app_user(id),
    asset text not null,
    units numeric(38, 0) not null,
    primary key (user_id, asset)
  )`,
  // All trades of two people in their order; with it the rules on opening count the completed ones as well as before.
  'create index trade_between on trade(buyer_id, seller_id, opened_at desc, id)',
  'drop index trade_pair',
  `create index app_user_name_begins on app_user(user_name_key text_pattern_ops)
    where kind = 'user' and deleted_at is null`,
  'drop function traders_count(uuid[], uuid, boolean, int, int, timestamptz, date, numeric)',
  'drop function trade_write',
]

/** As before, but for whose cancellation it is, and with the two as partners and the coins' volume. Rows are locked in the order of ids, as before. */
const tradersCount = `
create function traders_count(p_trade trade, p_at timestamptz, p_is_completed boolean, p_cancelled_by uuid[],
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
end $$`

/** As before, but for how the figures of its parties are counted. */
const tradeWrite = `
create function trade_write(p_trade text, p_at timestamptz, p_status text, p_version int, p_columns json,
  p_is_completed boolean, p_cancelled_by uuid[], p_release_seconds int, p_kept_releases int, p_day date,
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
      from account a cross join lateral (
        select * from posting where account_id = a.id order by account_id desc, id desc limit 1
      ) p join journal j on j.id = p.journal_id
      where p_key is not null and a.owner = u.id::text and a.kind = 'available' and a.asset = v_trade.coin and j.trade_id = p_trade
    ) movement on true
    where u.id in (v_trade.buyer_id, v_trade.seller_id);
end $$`

/**
 * Fills what is kept from what has happened, where nothing is kept yet. Traders of whom nobody said anything keep the figures
 * that they have.
 */
export const figuresOfHistory: readonly string[] = [
  `insert into trade_partner (user_id, partner_id, completed, cancelled, usd, first_at, last_at)
    select one, other, count(*) filter (where done), count(*) filter (where not done),
      coalesce(sum(usd_value) filter (where done), 0), min(opened_at), max(finished_at)
    from (
      select t.*, status in ('completed', 'completed_by_seller', 'completed_by_admin') as done from trade t
      where finished_at is not null
    ) t cross join lateral (values (buyer_id, seller_id), (seller_id, buyer_id)) as v (one, other)
    group by one, other`,
  `update trader set counterparties = partners from (
      select user_id as id, count(*)::int as partners from trade_partner where completed > 0 group by user_id
    ) counted where user_id = id`,
  `insert into trade_volume_coin (user_id, asset, units)
    select party, coin, sum(amount) from trade cross join lateral (values (buyer_id), (seller_id)) as v (party)
    where status in ('completed', 'completed_by_seller', 'completed_by_admin') group by party, coin`,
  `update feedback f set not_counted_reason = case
      when t.usd_value < 10 then 'tiny_trade'
      when t.opened_at < a.created_at + interval '7 days'
        and (a.identity_verified_at is null or a.identity_verified_at > f.created_at) then 'young_account' end
    from trade t, app_user a where t.id = f.trade_id and a.id = f.author_id`,
  `insert into opinion (subject_id, author_id, feedback_id, grade)
    select distinct on (subject_id, author_id) subject_id, author_id, id, grade from feedback
    where not_counted_reason is null order by subject_id, author_id, created_at desc, id desc`,
  `update trader set said_positive = p, said_neutral = u, said_negative = n from (
      select subject_id, count(*) filter (where grade = 'positive')::int as p,
        count(*) filter (where grade = 'neutral')::int as u, count(*) filter (where grade = 'negative')::int as n
      from feedback group by subject_id
    ) said where user_id = subject_id`,
  `update trader set positive = p, neutral = u, negative = n from (
      select f.subject_id, count(o.*) filter (where o.grade = 'positive')::int as p,
        count(o.*) filter (where o.grade = 'neutral')::int as u,
        count(o.*) filter (where o.grade = 'negative')::int as n
      from (select distinct subject_id from feedback) f left join opinion o on o.subject_id = f.subject_id
      group by f.subject_id
    ) counted where user_id = subject_id`,
]
