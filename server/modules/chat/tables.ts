import type { AttachmentId, MessageId, UserId } from '../../domain/identifier/identifier.ts'
import type { TradeId } from '../../domain/identifier/tradeId.ts'

export interface TradeMessageTable {
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
}

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
  trade_message: TradeMessageTable
  trade_mark: TradeMarkTable
}
