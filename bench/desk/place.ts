import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { scaleOf } from '../../server/domain/reference/asset.ts'
import { coinCodes } from '../../server/domain/reference/coin.ts'

/** How large the place is that an operator looks at. */
export interface PlaceSize {
  readonly people: number
  /** Each of two postings. */
  readonly journals: number
  /** What waits in each queue, and entries of the trail. */
  readonly waiting: number
}

/** Whose desk it is, and whom they look at: somebody with a hundredth of all that happened. */
export const deskOperator = 'operator1'
export const busyPerson = 'person7'

const assets = JSON.stringify(coinCodes.map(code => ({ code, scale: scaleOf(code) })))

/** A whole place with its people, their movements and what waits for its operators; rows as the product leaves them. */
export async function makePlace({ db }: Database, { people, journals, waiting }: PlaceSize): Promise<void> {
  for (const statement of [
    sql`insert into app_user (id, kind, user_name, user_name_key, email_key, email, password_hash, phone, legal_name, roles, country_code,
        suspended_at, banned_at, money_held_until, created_at)
      select md5(name)::uuid, 'user', name, name, name || '@bench.souk.example', name || '@bench.souk.example', 'nobody logs in',
        case when n % 3 = 0 then '+2348' || lpad(n::text, 9, '0') end, case when n % 4 = 0 then 'Name Number ' || n end,
        case when n < 0 then array['user', 'operator'] else array['user'] end, 'NG',
        case when n % 1009 = 0 then timestamptz '2026-01-01' end, case when n % 5003 = 0 then timestamptz '2026-01-01' end,
        case when n % 2003 = 0 then timestamptz '2099-01-01' end, '2024-01-01'::timestamptz + abs(n) * interval '1 minute'
      from (select 'person' || i as name, i as n from generate_series(1, ${people}) i union all select ${deskOperator}, -1) whose`,
    sql`insert into trader (user_id) select id from app_user`,
    sql`insert into asset select * from jsonb_to_recordset(${assets}::jsonb) as a(code text, scale smallint)`,
    sql`alter table account disable trigger user`,
    sql`alter table journal disable trigger user`,
    sql`alter table posting disable trigger user`,
    sql`insert into account (owner, holder, kind, asset)
      select id::text, id::text, 'available', code from app_user cross join unnest(array['BTC', 'USDT']) code
      union all select 'house', 'house', 'external', code from asset`,
    sql`create temporary table line as
      select n, (array['BTC', 'USDT'])[1 + n % 2] as asset, '2024-01-01'::timestamptz + n * interval '18 seconds' as at, 1000 + n % 977 as amount,
        md5('person' || case when n % 100 = 0 then 7 else 1 + n % ${people} end)::uuid::text as owner
      from generate_series(1, ${journals}) n`,
    sql`insert into journal (key, kind, at) select 'line ' || n, 'bench', at from line order by n`,
    sql`create temporary table told as select j.id, l.* from line l join journal j on j.key = 'line ' || n`,
    sql`insert into posting (journal_id, account_id, asset, amount, balance_after, type, at)
      select l.id, a.id, l.asset, l.amount, 10::numeric ^ 24,
        case when n % 2 = 0 then 'Transaction::TradeComplete' else 'Transaction::TradeLockFunds' end, l.at
      from told l join account a on a.owner = l.owner and a.kind = 'available' and a.asset = l.asset`,
    sql`insert into posting (journal_id, account_id, asset, amount, balance_after, at)
      select l.id, a.id, l.asset, -l.amount, -(10::numeric ^ 24), l.at
      from told l join account a on a.owner = 'house' and a.asset = l.asset`,
    sql`update account set balance = 10::numeric ^ 12 where kind = 'available'`,
    sql`alter table account enable trigger user`,
    sql`alter table journal enable trigger user`,
    sql`alter table posting enable trigger user`,
    sql`insert into deposit (id, network, txid, output, coin, amount, address, user_id, status, confirmations, seen_at, updated_at)
      select md5('d' || n)::uuid, 'ton', md5('d' || n) || md5('tx' || n), 0, 'TON', 1000000000 + n, 'house', null, 'unattributed', 2, at, at
      from generate_series(1, ${waiting}) n cross join lateral (select '2026-01-01'::timestamptz + n * interval '1 minute' as at) of`,
    sql`insert into withdrawal (id, user_id, source, coin, network, address, amount, network_fee, service_fee, status, is_final, is_simulated,
        created_at, updated_at)
      select md5('w' || n)::uuid, md5('person' || n)::uuid, 'available', 'BTC', 'bitcoin', 'bc1q' || md5(n::text), 100000, 7, 5,
        case when n % 2 = 0 then 'approved' else 'confirmed' end, n % 2 = 1, true, at, at
      from generate_series(1, ${waiting}) n cross join lateral (select '2026-01-01'::timestamptz + n * interval '1 minute' as at) of`,
    sql`insert into reported_subject (id, kind, subject_id, label, person_id, opened_at)
      select md5('r' || n)::uuid, 'person', md5('person' || n), 'person' || n, md5('person' || n)::uuid, '2026-01-01'
      from generate_series(1, ${waiting}) n`,
    sql`insert into report (id, about_id, reporter_id, reason, words, said, at)
      select md5('r' || n || 'by')::uuid, md5('r' || n)::uuid, md5('person' || n + 1)::uuid, 'fraud', 'Asked me to pay outside.', '', '2026-01-01'
      from generate_series(1, ${waiting}) n`,
    sql`insert into audit_entry (number, at, actor_kind, actor_id, actor_name, deed, subject_kind, subject_id, subject_label, previous, hash)
      select n, '2026-01-01'::timestamptz + n * interval '1 minute', 'operator', md5(${deskOperator})::uuid::text, ${deskOperator}, 'open_person',
        'person', md5('person' || n)::uuid::text, 'person' || n, md5('h' || n - 1), md5('h' || n)
      from generate_series(1, ${waiting * 10}) n`,
    sql`drop table line`,
    sql`drop table told`,
    sql`vacuum analyze`,
  ])
    await statement.execute(db)
}
