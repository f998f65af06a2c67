import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Trades with their facts and deadlines, conversations, feedback, notifications and black lists. */
export const trades: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trade (
      id text primary key,
      advert_id uuid not null,
      advert_type text not null check (advert_type in ('Ad::Sell', 'Ad::Buy', 'Ad::Swap')),
      owner_id uuid not null references app_user(id),
      contractor_id uuid not null references app_user(id) check (contractor_id <> owner_id),
      seller_id uuid not null references app_user(id),
      buyer_id uuid not null references app_user(id) check (buyer_id <> seller_id),
      status text not null check (status in (
        'new', 'paid_confirmed', 'expired_and_paid', 'completed', 'completed_by_seller', 'completed_by_admin',
        'cancelled_by_buyer', 'cancelled_by_admin', 'cancelled', 'closed', 'disput')),
      coin text not null,
      fiat text not null,
      amount numeric(38, 0) not null check (amount > 0),
      fiat_amount numeric(38, 0) not null check (fiat_amount > 0),
      fee numeric(38, 0) not null check (fee >= 0),
      price text not null,
      market_rate text,
      usd_value numeric(38, 2) not null,
      method_code text not null,
      payment_speed text not null check (payment_speed in ('instant', 'slow')),
      bank_name text,
      requisites jsonb not null,
      terms text not null,
      escrow_minutes integer not null,
      opened_at timestamptz not null,
      paid_at timestamptz,
      undone_at timestamptz,
      asked_cancel_at timestamptz,
      kept_at timestamptz,
      extended_at timestamptz,
      approval_requested_at timestamptz,
      disputed_at timestamptz,
      finished_at timestamptz,
      escrow_ends_at timestamptz,
      grace_ends_at timestamptz,
      cancel_ask_ends_at timestamptz,
      undo_ends_at timestamptz,
      dispute_opens_at timestamptz,
      dispute_window_ends_at timestamptz,
      approval_ends_at timestamptz,
      dispute_raise_at timestamptz,
      escrow_promised_until timestamptz not null,
      payer_name text,
      dispute_statement text,
      ruling_reason text,
      ruled_by uuid references app_user(id),
      updated_at timestamptz not null,
      version integer not null default 0
    )`.execute(db)
  for (const side of ['seller_id', 'buyer_id']) {
    const column = sql.ref(side)
    await sql`create index ${sql.ref(`trade_${side}`)} on trade(${column}, updated_at desc)`.execute(db)
    await sql`
      create index ${sql.ref(`trade_open_${side}`)} on trade(${column})
      where status in ('new', 'paid_confirmed', 'expired_and_paid', 'disput')`.execute(db)
  }
  await sql`create index trade_cancelled on trade(buyer_id, finished_at) where status = 'cancelled_by_buyer'`.execute(
    db,
  )
  await sql`create index trade_disputed on trade(disputed_at) where status = 'disput'`.execute(db)
  await sql`
    create table trade_message (
      id uuid primary key,
      trade_id text not null references trade(id),
      author text not null check (author in ('buyer', 'seller', 'arbiter', 'system')),
      author_id uuid references app_user(id),
      text text not null,
      attachment_id uuid unique,
      system_code text,
      system_amount text,
      system_asset text,
      client_id text,
      created_at timestamptz not null,
      unique (trade_id, author_id, client_id),
      check ((author = 'system') = (author_id is null) and (author = 'system') = (system_code is not null))
    )`.execute(db)
  await sql`create index trade_message_of on trade_message(trade_id, id)`.execute(db)
  await sql`
    create table trade_mark (
      trade_id text not null references trade(id),
      user_id uuid not null references app_user(id),
      delivered_up_to uuid,
      delivered_at timestamptz,
      read_up_to uuid,
      read_at timestamptz,
      primary key (trade_id, user_id)
    )`.execute(db)
  await sql`
    create table feedback (
      id uuid primary key,
      trade_id text not null references trade(id),
      author_id uuid not null references app_user(id),
      subject_id uuid not null references app_user(id),
      grade text not null check (grade in ('positive', 'neutral', 'negative')),
      text text not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      unique (trade_id, author_id)
    )`.execute(db)
  await sql`create index feedback_subject on feedback(subject_id, created_at desc)`.execute(db)
  await sql`
    create table notification (
      id uuid primary key,
      user_id uuid not null references app_user(id),
      type text not null,
      code text not null,
      trade_id text references trade(id),
      partner_name text,
      amount text,
      asset text,
      created_at timestamptz not null,
      read_at timestamptz
    )`.execute(db)
  await sql`create index notification_of on notification(user_id, id desc)`.execute(db)
  await sql`create index notification_unread on notification(user_id) where read_at is null`.execute(db)
  await sql`
    create table black_list (
      user_id uuid not null references app_user(id),
      blocked_id uuid not null references app_user(id) check (blocked_id <> user_id),
      at timestamptz not null,
      primary key (user_id, blocked_id)
    )`.execute(db)
  await sql`create index black_list_blocked on black_list(blocked_id)`.execute(db)
}
