import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** What the audit checks; none of these can happen while the database keeps its laws. */
export const auditRules = {
  asset_sums_to_zero: 'All balances of an asset sum to zero.',
  journal_balances: 'Every journal has postings, and they sum to zero per asset.',
  customer_not_negative: 'No customer account is below zero.',
  balance_equals_postings: 'Every balance equals the sum of its postings.',
  chain_unbroken: 'Every posting starts from where the one before it on the account ended.',
  escrow_closes_once:
    'An escrow is filled once and paid out once, whole; it is closed exactly when it is empty.',
  fee_divides: 'What the house keeps of a trade’s fee and what it shares are the fee, to the unit.',
  shares_are_written:
    'What lies in somebody’s accounts of shares is what is written down for them and not paid out yet.',
} as const

export interface Violation {
  readonly rule: keyof typeof auditRules
  /** The asset, journal key or account at fault. */
  readonly subject: string
  readonly detail: string
}

/**
 * Recomputes the whole ledger and answers what is wrong with it: nothing, always. One statement, so that it sees one moment and may
 * run under load. Reads every posting; for tests, seeds, and an operator's check.
 */
export async function audit(connection: Connection): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    with chain as (
      select account_id, asset, amount, balance_after,
        balance_after - amount - lag(balance_after, 1, 0::numeric) over (partition by account_id order by id) as gap
      from posting
    ), per_account as (
      select account_id, sum(amount) as total, count(*) filter (where gap <> 0) as gaps, count(distinct asset) as assets, min(asset) as asset,
        count(*) filter (where amount > 0) as fills, count(*) filter (where balance_after = 0) as empties
      from chain group by account_id
    ), checked as (
      select a.*, a.owner || ' ' || a.kind || ' ' || a.asset || ' ' || a.shard as name,
        coalesce(p.total, 0) as total, coalesce(p.gaps, 0) as gaps, coalesce(p.fills, 0) as fills, coalesce(p.empties, 0) as empties,
        coalesce(p.assets = 1 and p.asset = a.asset, true) as same_asset
      from account a left join per_account p on p.account_id = a.id
    )
    select 'asset_sums_to_zero' as rule, asset as subject, sum(balance)::text as detail
      from account group by asset having sum(balance) <> 0
    union all
    select 'journal_balances', j.key, coalesce(p.asset || ' ' || sum(p.amount), 'no postings')
      from journal j left join posting p on p.journal_id = j.id
      group by j.id, j.key, p.asset having coalesce(sum(p.amount), -1) <> 0
    union all
    select 'customer_not_negative', name, balance::text from checked
      where balance < 0 and kind not in ('receivable', 'house', 'external')
    union all
    select 'balance_equals_postings', name, balance || ' but ' || total from checked where balance <> total or not same_asset
    union all
    select 'chain_unbroken', name, gaps || ' gaps' from checked where gaps > 0
    union all
    select 'escrow_closes_once', name, fills || ' fills, ' || empties || ' times empty, holds ' || balance from checked
      where kind = 'escrow' and (fills > 1 or empties > 1 or (closed_at is not null) <> (empties = 1))
    union all
    select 'fee_divides', t.id, t.fee || ' but ' || coalesce(sum(p.amount), 0)
      from trade t join journal j on j.trade_id = t.id and j.kind in ('release_escrow', 'settle_swap')
      left join (posting p join account a on a.id = p.account_id and a.kind in ('fee', 'share')) on p.journal_id = j.id
      group by t.id, t.fee having coalesce(sum(p.amount), 0) <> t.fee
    union all
    select 'shares_are_written', coalesce(a.name, s.name), coalesce(a.balance, 0) || ' but ' || coalesce(s.amount, 0)
      from (select owner || ' ' || asset as name, sum(balance) as balance from account where kind = 'share' group by 1) a
      full join (select referrer_id || ' ' || asset as name, sum(amount) as amount from share where payout_id is null group by 1) s
        on s.name = a.name
      where coalesce(a.balance, 0) <> coalesce(s.amount, 0)`.execute(connection)
  return rows
}
