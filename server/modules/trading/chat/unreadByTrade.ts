import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

/** How many messages of others a reader has not read, by trade; trades without any are absent. System notes do not count. */
export async function unreadByTrade(
  db: Connection,
  tradeIds: readonly TradeId[],
  userId: UserId,
): Promise<Map<string, number>> {
  if (tradeIds.length === 0) return new Map()
  const { rows } = await sql<{ trade_id: string; count: string }>`
    select m.trade_id, count(*)::text as count
    from trade_message m
    left join trade_mark k on k.trade_id = m.trade_id and k.user_id = ${userId}
    where m.trade_id = any(${tradeIds}::text[]) and m.author <> 'system' and m.author_id <> ${userId}
      and (k.read_up_to is null or m.id > k.read_up_to)
    group by m.trade_id`.execute(db)
  return new Map(rows.map(row => [row.trade_id, Number(row.count)]))
}
