-- Everything that was decided of one trade's action: its row (a new one without p_version), its journal (if it moves coins:
-- p_key is given), the figures of its parties (if it is over: p_is_completed is given), deadlines, notes, notifications. Answers
-- what the parties are then told, a row each; what moved is what this journal has posted: what it repaid comes after. Outcomes: those of
-- ledger_post, of which posted and repeated go on; done without a journal; number_taken and changed for a row that is not as it was
-- thought. After any other the transaction is to be rolled back.
create or replace function trade_write(p_trade text, p_at timestamptz, p_status text, p_version int, p_columns json,
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
      from (select * from posting where journal_id = o_journal_id offset 0) p join account a on a.id = p.account_id
      where a.owner = u.id::text and a.kind = 'available' and a.asset = v_trade.coin limit 1
    ) movement on true
    where u.id in (v_trade.buyer_id, v_trade.seller_id);
end $$;
