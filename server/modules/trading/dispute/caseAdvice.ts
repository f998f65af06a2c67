import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { questionsOf } from '../../../domain/trade/question.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { listRulings } from '../ruling/listRulings.ts'
import { wordsOf } from './statements.ts'

/** So many earlier rulings are shown of each kind. */
const shown = 3

/** What an arbiter may want to ask before ruling, and how cases with the same reason were decided. */
export async function readAdvice(db: Connection, trade: TradeRow) {
  const dispute = await db
    .selectFrom('dispute')
    .select('reason')
    .where('trade_id', '=', trade.id)
    .executeTakeFirst()
  const reason = dispute?.reason ?? null
  const words = (await wordsOf(db, [trade.id]))(trade.id)
  const shownBy = (side: 'buyer' | 'seller') => ({
    hasStated: words[side].said > 0,
    hasFile: words[side].files > 0,
  })
  const alike = reason === null ? [] : await listRulings(db, { reason, butTradeId: trade.id, limit: shown })
  return {
    // Once it is over nobody answers.
    questions:
      trade.status === 'disput'
        ? [...questionsOf(reason, { buyer: shownBy('buyer'), seller: shownBy('seller') }, trade.payer_name)]
        : [],
    alike: alike.map(row => ({
      trade_id: row.trade_id,
      in_favour_of: row.in_favour_of,
      at: row.at.toISOString(),
      is_overturned: row.overturned_at !== null,
    })),
  }
}

/** The latest rulings on other cases of somebody. */
export async function rulingsOf(db: Connection, butTradeId: TradeId, userId: UserId) {
  const rows = await listRulings(db, { sideId: userId, butTradeId, limit: shown })
  return rows.map(row => ({
    trade_id: row.trade_id,
    kind: row.kind,
    reason: row.reason,
    has_won: row[row.in_favour_of === 'buyer' ? 'buyer_id' : 'seller_id'] === userId,
    at: row.at.toISOString(),
    is_overturned: row.overturned_at !== null,
  }))
}
