import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse, type Refusal } from '../../../domain/refusal/refusal.ts'
import { isOpen } from '../../../domain/trade/status.ts'
import type { TradeRow } from '../record/tradeMapping.ts'

/**
 * Why a party may not write any more: the trade is over, and one of the two has blocked the other. While it is open both may
 * speak, whatever they think of each other: money waits.
 */
export async function whySilent(db: Connection, trade: TradeRow, authorId: UserId): Promise<Refusal | null> {
  if (isOpen(trade.status)) return null
  const partnerId = authorId === trade.buyer_id ? trade.seller_id : trade.buyer_id
  const blocks = await db
    .selectFrom('black_list')
    .select('user_id')
    .where(eb =>
      eb.or([
        eb.and([eb('user_id', '=', authorId), eb('blocked_id', '=', partnerId)]),
        eb.and([eb('user_id', '=', partnerId), eb('blocked_id', '=', authorId)]),
      ]),
    )
    .execute()
  if (blocks.some(row => row.user_id === partnerId)) return refuse('banned_by_trader')
  return blocks.length > 0 ? refuse('trader_banned_by_you') : null
}
