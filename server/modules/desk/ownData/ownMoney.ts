import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { balances } from '../../../ledger/statement.ts'

const amountIn = (units: string, coin: string) => decimalOf(BigInt(units), coin)

/** What somebody has, and what came in and went out. */
export async function ownMoney(db: Connection, id: UserId) {
  const deposits = await db
    .selectFrom('deposit')
    .select(['coin', 'amount', 'network', 'txid', 'address', 'memo', 'status', 'seen_at', 'credited_at'])
    .where('user_id', '=', id)
    .orderBy('seen_at')
    .execute()
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select([
      'coin',
      'amount',
      'network',
      'address',
      'memo',
      'comment',
      'status',
      'txid',
      'created_at',
      'updated_at',
    ])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute()
  return {
    balances: (await balances(db, id)).map(({ asset: coin, available, held }) => ({
      coin,
      available: decimalOf(available, coin),
      held: decimalOf(held, coin),
    })),
    deposits: deposits.map(row => ({ ...row, amount: amountIn(row.amount, row.coin) })),
    withdrawals: withdrawals.map(row => ({ ...row, amount: amountIn(row.amount, row.coin) })),
    saved_addresses: await db
      .selectFrom('saved_address')
      .select(['label', 'coin', 'network', 'address', 'memo', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
  }
}
