import type { Connection } from '../../../database/database.ts'
import { parseTradeId, type TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { isStaff, type SignedViewer } from '../../../kernel/viewer.ts'
import type { TradeRow } from './tradeMapping.ts'

/** A trade's id from outside; what is none does not exist. */
export function tradeIdOf(text: string): TradeId {
  const id = parseTradeId(text)
  if (!id) throw new RequestRefused(refuse('not_found', 'id'))
  return id
}

/** The trade that a viewer may read: a party's, and for staff also one in dispute or ruled, or that is claimed. All else is not found. */
export async function readableTrade(db: Connection, viewer: SignedViewer, idText: string): Promise<TradeRow> {
  const row = await db.selectFrom('trade').selectAll().where('id', '=', tradeIdOf(idText)).executeTakeFirst()
  if (!row || !mayRead(row, viewer)) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}

/** Whether a viewer may read a trade and its conversation. */
export const mayRead = (row: TradeRow, viewer: SignedViewer): boolean =>
  row.buyer_id === viewer.userId ||
  row.seller_id === viewer.userId ||
  (isStaff(viewer) && (row.disputed_at !== null || row.claimed_at !== null))
