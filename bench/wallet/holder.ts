import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { scaleOf } from '../../server/domain/reference/asset.ts'
import { coinCodes } from '../../server/domain/reference/coin.ts'

/** Whose movements are measured. */
export const holder = 'holder'

const assets = JSON.stringify(coinCodes.map(code => ({ code, scale: scaleOf(code) })))

/** The hourly rates of three years, and a movement every so often in them. */
const hours = 3 * 365 * 24
const began = '2023-06-01'

/**
 * Somebody with so many movements in three years, as the product leaves them: in all coins, a fifth of them deposits to one address,
 * a fifth withdrawals to a thousand, the rest trades and swaps; few of the rarer types. Another user has as many.
 */
export async function makeHolder({ db }: Database, movements: number): Promise<void> {
  const seconds = Math.floor((hours * 3600) / movements)
  for (const statement of [
    sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
      select md5(name)::uuid, 'user', name, name, name || '@bench.souk.example', 'nobody logs in', ${began}::timestamptz
      from unnest(array[${holder}, 'partner']::text[]) as name`,
    sql`insert into trader (user_id) select id from app_user`,
    sql`insert into asset select * from jsonb_to_recordset(${assets}::jsonb) as a(code text, scale smallint)`,
    sql`insert into rate_point (at, coins, fiats, is_kept)
      select ${began}::timestamptz + n * interval '1 hour',
        (select jsonb_object_agg(code, (100 + n % 900)::text) from asset), '{"USD": "1", "RUB": "92.5"}', true
      from generate_series(0, ${hours}) n`,
    // The laws look at each journal and posting: a million of both is written past them, and counted after.
    sql`alter table account disable trigger user`,
    sql`alter table journal disable trigger user`,
    sql`alter table posting disable trigger user`,
    sql`insert into account (owner, holder, kind, asset)
      select owner, owner, kind, code from asset cross join (
        select id::text as owner, 'available' as kind from app_user union all select 'house', 'external') whose`,
    sql`create temporary table line as
      select n, (array['BTC', 'USDT', 'ETH', 'TON', 'TRX'])[1 + n % 5] as asset,
        ${began}::timestamptz + n * ${seconds} * interval '1 second' as at, 1000 + n % 977 as amount,
        case when n % 5 = 0 then 'Transaction::WalletRefill' when n % 5 = 1 then 'Transaction::WithdrawalFunds'
          when n % 997 = 0 then 'Transaction::BonusRefill'
          when n % 5 = 2 then 'Transaction::TradeComplete' when n % 10 = 3 then 'Transaction::TradeLockFunds'
          when n % 10 = 8 then 'Transaction::CryptoSwapsFromTraderToUser' else 'Transaction::CryptoSwapsFee' end as type,
        md5('line' || n)::uuid as id
      from generate_series(1, ${movements}) n`,
    sql`insert into deposit (id, network, txid, output, coin, amount, address, user_id, status, confirmations, seen_at, updated_at)
      select id, 'bitcoin', md5('d' || n) || md5('tx' || n), 0, asset, amount, 'bc1qholder', md5(${holder})::uuid, 'credited', 2, at, at
      from line where type = 'Transaction::WalletRefill'`,
    sql`insert into withdrawal (id, user_id, source, coin, network, address, amount, network_fee, service_fee, status, txid, is_final,
        is_simulated, created_at, updated_at)
      select id, md5(${holder})::uuid, 'available', asset, 'bitcoin', 'bc1q' || md5((n % 1000)::text), amount, 7, 5, 'confirmed',
        md5('w' || n) || md5('tx' || n), true, true, at, at
      from line where type = 'Transaction::WithdrawalFunds'`,
    sql`insert into journal (key, kind, at) select 'line ' || n, 'bench', at from line order by n`,
    sql`insert into posting (journal_id, account_id, asset, amount, balance_after, type, meta, at, place)
      select j.id, a.id, l.asset, case when l.type like any(array['%Fee', '%Lock%', '%WithdrawalFunds']) then -1 else 1 end * l.amount,
        10::numeric ^ 24, l.type,
        case l.type when 'Transaction::WalletRefill' then jsonb_build_object('deposit', l.id)
          when 'Transaction::WithdrawalFunds' then jsonb_build_object('withdrawal', l.id) end,
        l.at, case l.type when 'Transaction::WalletRefill' then 'bc1qholder'
          when 'Transaction::WithdrawalFunds' then 'bc1q' || md5((n % 1000)::text) end
      from line l join journal j on j.key = 'line ' || n
      join account a on a.owner = md5(${holder})::uuid::text and a.kind = 'available' and a.asset = l.asset
      order by n`,
    sql`insert into posting (journal_id, account_id, asset, amount, balance_after, at)
      select p.journal_id, a.id, p.asset, -p.amount, -(10::numeric ^ 24), p.at
      from posting p join account a on a.owner = 'house' and a.kind = 'external' and a.asset = p.asset`,
    sql`insert into posting (journal_id, account_id, asset, amount, balance_after, type, at)
      select p.journal_id, a.id, p.asset, p.amount, 10::numeric ^ 24, 'Transaction::WalletRefill', p.at
      from posting p join account a on a.owner = md5('partner')::uuid::text and a.kind = 'available' and a.asset = p.asset
      where p.type is not null`,
    sql`update account set balance = 10::numeric ^ 24 where kind = 'available'`,
    sql`alter table account enable trigger user`,
    sql`alter table journal enable trigger user`,
    sql`alter table posting enable trigger user`,
    sql`drop table line`,
    sql`vacuum analyze`,
  ])
    await statement.execute(db)
}
