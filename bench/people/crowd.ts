import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { figuresOfHistory } from '../../server/migrations/0009_people.ts'

/** How much one trader has behind them. */
export interface CrowdSize {
  readonly partners: number
  readonly trades: number
}

/** The trader whose page is measured, and a partner who looks at it. */
export const veteran = 'veteran'
export const partner = 'partner1'

/** A trader with a long history: rows as the product leaves them, a word from each side of every third trade. */
export async function makeCrowd({ db }: Database, { partners, trades }: CrowdSize): Promise<void> {
  for (const statement of [
    sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
      select md5(name)::uuid, 'user', name, name, name || '@bench.souk.example', 'nobody logs in', '2024-01-01'
      from (select ${veteran}::text as name union all select 'partner' || i from generate_series(1, ${partners}) i) people`,
    sql`insert into trader (user_id) select id from app_user`,
    sql`insert into trade (id, advert_id, advert_type, owner_id, contractor_id, seller_id, buyer_id, status, coin, fiat, amount,
        fiat_amount, fee, price, usd_value, method_code, payment_speed, requisites, terms, escrow_minutes, opened_at, paid_at,
        finished_at, escrow_promised_until, updated_at)
      select 'T' || lpad(i::text, 11, '0'), md5('advert')::uuid, 'Ad::Sell', v, p, v, p,
        case when i % 17 = 0 then 'cancelled' else 'completed_by_seller' end,
        case i % 3 when 0 then 'BTC' when 1 then 'USDT' else 'ETH' end, 'NGN', 100000 + i, 25000000, 0, '100000000', 30 + i % 200,
        'opay', 'instant', '[]', '', 30, at, at + interval '5 minutes', at + interval '9 minutes', at, at + interval '9 minutes'
      from generate_series(1, ${trades}) i
        cross join lateral (select md5(${veteran})::uuid as v, md5('partner' || 1 + i % ${partners})::uuid as p,
          '2025-01-01'::timestamptz + i * interval '5 minutes' as at) of`,
    sql`insert into feedback (id, trade_id, author_id, subject_id, grade, text, created_at)
      select md5(id || side)::uuid, id, author, subject, case when n % 40 = 0 then 'negative' when n % 9 = 0 then 'neutral' else 'positive' end,
        'Fast and friendly, as always.', finished_at + interval '1 minute'
      from (select *, row_number() over (order by id) as n from trade where status = 'completed_by_seller') t
        cross join lateral (values ('b', buyer_id, seller_id), ('s', seller_id, buyer_id)) as v (side, author, subject)
      where n % 3 = 0`,
    ...figuresOfHistory.map(statement => sql.raw(statement)),
    sql`update trader set completed_trades = p.completed, cancelled_trades = p.cancelled, release_seconds = array_fill(240, array[50])
      from (select user_id, sum(completed)::int as completed, sum(cancelled)::int as cancelled from trade_partner group by user_id) p
      where p.user_id = trader.user_id`,
    sql`analyze`,
  ])
    await statement.execute(db)
}
