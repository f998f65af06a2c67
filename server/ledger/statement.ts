import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** What a customer has of one asset, in minor units. */
export interface Balance {
  readonly asset: string
  readonly available: bigint
  /** Locked in open trades as the seller, and held for withdrawals, claims and payouts. */
  readonly held: bigint
}

/** A customer's balances, by asset code; an asset that was never touched is absent. */
export async function balances(connection: Connection, ownerId: string): Promise<Balance[]> {
  const rows = await connection
    .selectFrom('account')
    .select(row => [
      'asset',
      row.fn.sum<string | null>('balance').filterWhere('kind', '=', 'available').as('available'),
      row.fn.sum<string | null>('balance').filterWhere('kind', 'in', ['escrow', 'hold', 'payout']).as('held'),
    ])
    .where('holder', '=', ownerId)
    .where('closed_at', 'is', null)
    .where('kind', 'in', ['available', 'escrow', 'hold', 'payout'])
    .groupBy('asset')
    .orderBy('asset')
    .execute()
  return rows.map(row => ({
    asset: row.asset,
    available: BigInt(row.available ?? 0),
    held: BigInt(row.held ?? 0),
  }))
}

/** One movement of what is available to a customer. */
export interface Movement {
  /** Grows with time per account: the key of the next page. */
  readonly id: bigint
  readonly asset: string
  /** Minor units; negative left the customer. */
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly type: string | null
  readonly kind: string
  readonly tradeId: string | null
  readonly meta: Readonly<Record<string, unknown>> | null
  readonly at: Date
}

interface MovementRow extends Omit<Movement, 'amount' | 'balanceAfter'> {
  readonly amount: string
  readonly balanceAfter: string
}

/** The largest id that a posting can have: a page from the newest on. */
const newest = 2n ** 63n - 1n

/**
 * A customer's movements, newest first.
 *
 * @param page.before The id of the last movement of the page before; absent for the first page.
 * @param page.limit How many at most.
 */
export async function transactions(
  connection: Connection,
  ownerId: string,
  page: { readonly before?: bigint; readonly limit: number; readonly asset?: string },
): Promise<Movement[]> {
  const { before = newest, limit, asset = null } = page
  // Each account gives its newest by index; a sort over all postings of a busy trader would not scale.
  const { rows } = await sql<MovementRow>`
    select p.id, p.asset, p.amount, p.balance_after as "balanceAfter", p.type, j.kind, j.trade_id as "tradeId", p.meta, j.at
    from account a
    cross join lateral (
      select * from posting where account_id = a.id and id < ${before} order by id desc limit ${limit}
    ) p
    join journal j on j.id = p.journal_id
    where a.owner = ${ownerId} and a.kind = 'available' and (${asset}::text is null or a.asset = ${asset})
    order by p.id desc limit ${limit}`.execute(connection)
  return rows.map(row => ({ ...row, amount: BigInt(row.amount), balanceAfter: BigInt(row.balanceAfter) }))
}
