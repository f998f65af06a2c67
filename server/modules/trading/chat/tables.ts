import type { ColumnType, Selectable } from 'kysely'
import type { AttachmentId, MessageId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

interface TradeMessageColumns {
  id: MessageId
  trade_id: TradeId
  author: 'buyer' | 'seller' | 'arbiter' | 'system'
  author_id: UserId | null
  text: string
  attachment_id: AttachmentId | null
  system_code: string | null
  system_amount: string | null
  system_asset: string | null
  /** The client's own id of it: a message that is sent twice is one. */
  client_id: string | null
  created_at: Date
  /** Since when it is kept in sight, and by whom; null for one that is not. */
  pinned_at: ColumnType<Date | null, undefined, Date | null>
  pinned_by: ColumnType<UserId | null, undefined, UserId | null>
}

/** A message's row. */
export type TradeMessageTable = Selectable<TradeMessageColumns>

/** Up to where a reader's client has received the conversation, and up to where they have read it. */
export interface TradeMarkTable {
  trade_id: TradeId
  user_id: UserId
  delivered_up_to: MessageId | null
  delivered_at: Date | null
  read_up_to: MessageId | null
  read_at: Date | null
}

/** The conversations' part of the database. */
export interface ChatTables {
  trade_message: TradeMessageColumns
  trade_mark: TradeMarkTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends ChatTables {}
}
