import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a public profile shows, kept true with each trade and each word, so that nobody's page is slow: partners, volume by
 * coin, whose word counts in a rating, and what feedback said before (docs/adr/0070).
 */
export const peopleKnown: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...figuresOfHistory]) await sql.raw(statement).execute(db)
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
]

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
