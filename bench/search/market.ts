import { sql, type Kysely } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { Tables } from '../../server/database/tables.ts'
import { scaleOf } from '../../server/domain/reference/asset.ts'
import { coinCodes } from '../../server/domain/reference/coin.ts'
import { fiatCodes } from '../../server/domain/reference/fiat.ts'
import { paymentMethodsFor } from './methods.ts'

/** Who looks; nobody's advert is theirs. */
export const looker = 'looker'

const owners = 20_000

/** The pair that most adverts are in: one in fifteen of all sells it. */
export const hotPair = { coin: coinCodes[0], fiat: fiatCodes[0] } as const

const assets = JSON.stringify(coinCodes.map(code => ({ code, scale: scaleOf(code) })))

/**
 * So many adverts as the product leaves them. Some pairs are much more liked than others; one advert in a hundred has a formula,
 * a third a fixed price; few ask for an identity, can be traded at once, or take no account; a tenth of the owners are online.
 */
export async function makeMarket({ db }: Pick<Database, 'db'>, adverts: number): Promise<void> {
  await sql`select setseed(0.5)`.execute(db)
  await makePeople(db)
  const indexes = await takeIndexes(db)
  await insertAdverts(db, adverts)
  for (const definition of indexes) await sql.raw(definition).execute(db)
  await sql`vacuum analyze`.execute(db)
}

async function makePeople(db: Kysely<Tables>): Promise<void> {
  for (const statement of [
    sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
      select md5(name)::uuid, 'user', name, name, name || '@bench.souk.example', 'nobody logs in', '2024-01-01'
      from (select ${looker}::text as name union all select 'owner' || i from generate_series(1, ${owners}) i) people`,
    sql`insert into trader (user_id, completed_trades, positive, negative, median_release_seconds)
      select id, n * n % 3000, n % 900, n % 31, case when n % 5 > 0 then 30 + n * 7 % 3600 end
      from (select id, row_number() over (order by id)::int as n from app_user) p`,
    // Nobody sweeps whom the clock has not reached.
    sql`insert into presence (user_id, seen_at, is_online)
      select id, '2100-01-01', row_number() over (order by id) % 10 = 0 from app_user`,
    sql`insert into asset select * from jsonb_to_recordset(${assets}::jsonb) as a(code text, scale smallint)`,
    // Coins out of nowhere: nothing is posted here.
    sql`alter table account disable trigger user`,
    sql`insert into account (owner, holder, kind, asset, balance)
      select id::text, id::text, 'available', coin, 10::numeric ^ 24 from app_user
      cross join unnest(${[...coinCodes]}::text[]) as coin`,
    sql`alter table account enable trigger user`,
  ])
    await statement.execute(db)
}

/** Takes the indexes off; answers how to make them again. A million rows are written faster without. */
async function takeIndexes(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'advert' and indexname <> 'advert_pkey'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

const insertAdverts = (db: Kysely<Tables>, adverts: number) =>
  sql`
  insert into advert (id, owner_id, type, status, coin, fiat, country, method_codes, bank_name, requisites, margin_percent, equation,
    is_fix_price, multiplier, own_price, minimum, maximum, maximum_now, escrow_minutes, phone_required, identity_required,
    allow_anonymous, terms, promo_text, schedule, time_zone, is_on_vacation, liquidity_tracking, is_visible, hidden_reasons,
    is_instant, created_at, updated_at)
  select gen_random_uuid(), md5('owner' || 1 + n % ${owners})::uuid, case when r1 < 0.65 then 'Ad::Sell' else 'Ad::Buy' end,
    case when r2 < 0.1 then 'listedSandboxed' else 'listed' end, coin, fiat, case when r3 < 0.1 then 'NG' end,
    array(select methods[1 + floor(random() * cardinality(methods))::int] from generate_series(1, 1 + n % 3)),
    case when r4 < 0.2 then (array['GTBank', 'UBA', 'Access Bank', 'Kuda'])[1 + n % 4] end, '[]',
    case when r5 < 0.66 then margin::text end, case when r5 >= 0.67 then own_price::text when r5 >= 0.66 then lower(coin) || '_usd' end,
    r5 >= 0.67, case when r5 < 0.66 then 1 + margin / 100 end,
    case when r5 >= 0.66 then own_price end,
    least_amount, most_amount, most_amount, 30, r6 < 0.1, r6 > 0.97, r3 > 0.96,
    repeat('From your own account, no third parties. ', 4), '', '{}', 'UTC', false, false, true, '{}',
    r2 > 0.98, '2025-01-01'::timestamptz + n * interval '20 seconds', '2026-01-01'
  from (
    select *, round(100 * (1 + margin / 100), 2) as own_price, case when r2 < 0.1 then 1 else 1000 * (1 + n % 50) end as least_amount,
      case when r2 < 0.1 then 300 else 1000 * (1 + n % 50) * (5 + n % 40) end as most_amount
    from (select n, (${[...coinCodes]}::text[])[1 + floor(11 * random() ^ 3)::int] as coin,
      1 + floor(${fiatCodes.length} * random() ^ 2)::int as place, round((random() * 60 - 10)::numeric, 1) as margin,
      random() as r1, random() as r2, random() as r3, random() as r4, random() as r5, random() as r6
    from generate_series(1, ${adverts}) n) dice
  ) drawn join (select row_number() over () as place, m.* from jsonb_to_recordset(${JSON.stringify(
    fiatCodes.map(fiat => ({ fiat, methods: paymentMethodsFor(fiat) })),
  )}::jsonb) as m(fiat text, methods text[])) of using (place)`.execute(db)
