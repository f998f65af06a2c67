import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

/** Whose store is measured. */
export const shopkeeper = 'shopkeeper'
/** The store’s id, and that of one of its invoices. */
export const shopNumber = '01999999-0000-7000-8000-000000000001'

const began = '2024-01-01'
const seconds = 60

/** A store with so many invoices in two years, as the product leaves them: most paid, few waiting, one in a thousand held. */
export async function makeShop({ db }: Database, invoices: number): Promise<void> {
  for (const statement of [
    sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
      values (md5(${shopkeeper})::uuid, 'user', ${shopkeeper}, ${shopkeeper}, 'shop@bench.souk.example', 'nobody logs in', ${began})`,
    sql`insert into trader (user_id) select id from app_user`,
    sql`insert into store (id, owner_id, type, title, description, currency, coins, show_name, show_logo, show_number, show_locales,
        default_locale, style, colours, status, status_changed_at, created_at)
      values (${shopNumber}, md5(${shopkeeper})::uuid, 'goods', 'Harbor & Pine', '', 'USD', array['BTC', 'USDT'], true, true, true, true,
        'en', '{}', '{}', 'active', ${began}, ${began})`,
    sql`insert into invoice (id, unique_id, store_id, owner_id, asset, amount, title, description, payer_email, reference, locale, status,
        status_changed_at, created_at, expires_at, paid_at, paid_worth, held, words)
      select case when n = 1 then ${shopNumber}::uuid else
          (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid end,
        substr(md5('u' || n), 1, 16), ${shopNumber}, md5(${shopkeeper})::uuid, 'USD', 1000 + n % 9000, title, '', mail, 'A-' || n, 'en', status,
        at, at, at + interval '15 minutes', case status when 'paid' then at end, case status when 'paid' then 1000 + n % 9000 else 0 end,
        n % 1000 = 7, array_to_tsvector((select array_agg(distinct (select number::text from store) || '.' || word) from unnest(
          regexp_split_to_array(lower(title || ' ' || mail || ' A ' || n || ' ' || substr(md5('u' || n), 1, 16)), '[^a-z0-9]+')) word where word <> ''))
      from (
        select n, ${began}::timestamptz + n * ${seconds} * interval '1 second' as at,
          (array['Coffee', 'Kettle', 'Grinder', 'Coffee and cup'])[1 + n % 4] || ', order ' || n as title,
          'payer' || n % 5000 || '@example.com' as mail,
          case when n % 10 < 7 then 'paid' when n % 10 = 7 then 'past_due' when n % 10 = 8 then 'trade_cancelled'
            when n % 500 = 9 then 'trade_initiated' when n % 50 = 19 then 'created' else 'past_due' end as status
        from generate_series(1, ${invoices}) n) made`,
    sql`insert into invoice_place (invoice_id, number, coin, network, address, due, worth, rate, locked_at, locked_until)
      select id, 1, 'USDT', 'tron', 'T' || unique_id, amount * 10000, amount, '1', created_at, expires_at from invoice`,
    sql`insert into invoice_total (store_id, status, asset, count, amount)
      select store_id, status, asset, count(*), sum(amount) from invoice group by 1, 2, 3`,
    sql`vacuum analyze`,
  ])
    await statement.execute(db)
}
