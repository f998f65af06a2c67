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
      where kind = 'escrow' and (fills > 1 or empties > 1 or (closed_at is not null) <> (empties = 1))`.execute(
    connection,
  )
  return rows
}
