import type { ColumnType, Selectable } from 'kysely'
import type { NotificationId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { notificationTypes } from './schema.ts'

export type NotificationType = (typeof notificationTypes)[number]

interface NotificationColumns {
  id: NotificationId
  user_id: UserId
  type: NotificationType
  /** What happened, for the reader's client to word. */
  code: string
  trade_id: TradeId | null
  partner_name: string | null
  amount: string | null
  asset: string | null
  created_at: Date
  read_at: Date | null
  /** When letters, the messenger and devices were told; null until then. */
  told_at: ColumnType<Date | null, undefined, Date>
  /** Nobody is told before: the end of the quiet hours in which it came. */
  tell_after: ColumnType<Date, undefined, Date>
}

/** A notification's row. */
export type NotificationTable = Selectable<NotificationColumns>

/** The notifications' part of the database. */
export interface NotificationTables {
  notification: NotificationColumns
}

declare module '../../../database/tables.ts' {
  interface Tables extends NotificationTables {}
}
