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

/** What a customer owes of each coin after deposits that a chain took back: above zero, by asset code. */
export async function debts(connection: Connection, ownerId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await connection
    .selectFrom('account')
    .select(['asset', 'balance'])
    .where('owner', '=', ownerId)
    .where('kind', '=', 'receivable')
    .where('balance', '<', '0')
    .execute()
  return new Map(rows.map(({ asset, balance }) => [asset, -BigInt(balance)]))
}

/** An account in which coins of a customer wait for the end of something. */
export interface Lock {
  /** The trade, withdrawal or claim. */
  readonly owner: string
  readonly kind: 'escrow' | 'hold' | 'payout'
  readonly amount: bigint
  /** When the first coins came. */
  readonly at: Date
}

/** The newest so many of what is held of an asset of a customer, and all of it in number and amount. */
export async function locks(
  connection: Connection,
  ownerId: string,
  asset: string,
  most: number,
): Promise<{ readonly items: readonly Lock[]; readonly count: number; readonly total: bigint }> {
  const { rows } = await sql<
    Record<'owner' | 'amount' | 'total', string> & Pick<Lock, 'kind' | 'at'> & { count: number }
  >`
    select a.owner, a.kind, a.balance as amount, first.at,
      (count(*) over ())::int as count, sum(a.balance) over () as total
    from account a cross join lateral (
      select p.at from posting p where p.account_id = a.id order by p.id limit 1
    ) first
    where a.holder = ${ownerId} and a.asset = ${asset} and a.closed_at is null and a.balance > 0
      and a.kind in ('escrow', 'hold', 'payout')
    order by first.at desc, a.id desc limit ${most}`.execute(connection)
  const [first] = rows
  return {
    items: rows.map(({ owner, kind, amount, at }) => ({ owner, kind, amount: BigInt(amount), at })),
    count: first?.count ?? 0,
    total: BigInt(first?.total ?? '0'),
  }
}
