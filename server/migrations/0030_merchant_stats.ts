import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// Every clock’s month begins with a quarter of an hour, so that sums of these are right in every time zone.
const slot = (column: string) => `date_bin('15 minutes', ${column}, timestamptz '2000-01-01T00:00:00Z')`

const statements = [
  `create table invoice_slot (
    store_id uuid not null references store(id),
    slot timestamptz not null,
    asset text not null,
    made bigint not null,
    asked numeric(38, 0) not null,
    paid bigint not null,
    got numeric(38, 0) not null,
    primary key (store_id, slot, asset)
  )`,
  `create table payout_slot (
    store_id uuid not null references store(id),
    slot timestamptz not null,
    coin text not null,
    network text not null,
    payments bigint not null,
    amount numeric(38, 0) not null,
    fee numeric(38, 0) not null,
    primary key (store_id, slot, coin, network)
  )`,
  `create table merchant_agent (
    store_id uuid primary key references store(id),
    agent_id uuid not null references app_user(id),
    since timestamptz not null
  )`,
  'create index store_owner on store(owner_id)',
  'create index merchant_agent_of on merchant_agent(agent_id, store_id)',

  // What there was before these were kept.
  `insert into invoice_slot
    select store_id, ${slot('created_at')}, asset, count(*), sum(amount), count(*) filter (where status = 'paid'),
      coalesce(sum(amount) filter (where status = 'paid'), 0)
    from invoice group by 1, 2, 3`,
  `insert into payout_slot
    with paid as (
      select i.store_id, d.coin, d.network, d.id as deposit_id, j.at, p.type, p.amount
      from posting p join journal j on j.id = p.journal_id
      join deposit d on d.id = (p.meta->>'deposit')::uuid
      join invoice i on i.id = d.invoice_id
      where p.type in ('Transaction::CryptoInvoicePaid', 'Transaction::CryptoInvoiceFee') and d.status = 'credited'
        and j.key like 'invoice:' || d.network || ':' || d.txid || ':' || d.output || ':' || d.times_credited || ':%'
    ), first as (
      select deposit_id, min(at) as at from paid group by 1
    )
    select store_id, ${slot('paid.at')}, coin, network,
      count(distinct deposit_id) filter (where paid.at = first.at),
      coalesce(sum(amount) filter (where type = 'Transaction::CryptoInvoicePaid'), 0),
      coalesce(-sum(amount) filter (where type = 'Transaction::CryptoInvoiceFee'), 0)
    from paid join first using (deposit_id) group by 1, 2, 3, 4`,
]

/** What stores are counted by, quarter of an hour by quarter of an hour, and who brought them. */
export const merchantStats: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
