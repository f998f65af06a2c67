import type { Connection, Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

/** What somebody noted about a trade of theirs. */
export async function readTradeMemo(db: Connection, tradeId: TradeId, userId: UserId) {
  const memo = await db
    .selectFrom('trade_memo')
    .select(['text', 'updated_at'])
    .where('trade_id', '=', tradeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { trade_id: tradeId, text: memo?.text ?? '', updated_at: memo?.updated_at.toISOString() ?? null }
}

/** Notes it in place of what was noted; an empty text forgets it. */
export async function writeTradeMemo(
  tx: Tx,
  memo: { readonly tradeId: TradeId; readonly userId: UserId; readonly text: string; readonly at: Date },
): Promise<void> {
  const { tradeId, userId, text, at } = memo
  if (text === '') {
    await tx.deleteFrom('trade_memo').where('trade_id', '=', tradeId).where('user_id', '=', userId).execute()
    return
  }
  await tx
    .insertInto('trade_memo')
    .values({ trade_id: tradeId, user_id: userId, text, updated_at: at })
    .onConflict(conflict => conflict.columns(['trade_id', 'user_id']).doUpdateSet({ text, updated_at: at }))
    .execute()
}
