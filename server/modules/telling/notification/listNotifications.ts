import { readPage } from '../../../database/readPage.ts'
import type { Connection } from '../../../database/database.ts'
import type { NotificationId, UserId } from '../../../domain/identifier/identifier.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { unreadCount } from './notify.ts'
import type { notificationOperations } from './schema.ts'
import type { NotificationTable } from './tables.ts'
import type { TradeNow, TradesNow } from './tradeNow.ts'

type NotificationList = Reply<(typeof notificationOperations)['notifications']>

/** Whose notifications, and which of them. */
interface Wanted {
  readonly userId: UserId
  readonly locale: ServerLocale
  readonly limit: number
  /** Only those that came before this one. */
  readonly before: NotificationId | null
  readonly isUnread: boolean
}

/** A part of somebody's notifications, newest first, each with its trade as it is now. */
export async function listNotifications(
  db: Connection,
  wanted: Wanted,
  tradesNow: TradesNow,
): Promise<NotificationList> {
  const { userId, locale, limit, before, isUnread } = wanted
  const seq = await readSeq(db, userId)
  let query = db.selectFrom('notification').selectAll().where('user_id', '=', userId)
  if (before !== null) query = query.where('id', '<', before)
  if (isUnread) query = query.where('read_at', 'is', null)
  const { rows, has_more } = await readPage(query.orderBy('id', 'desc'), limit)
  const trades = await tradesNow(
    db,
    rows.flatMap(({ trade_id }) => trade_id ?? []),
    { id: userId, locale },
  )
  return {
    items: rows.map(row => present(row, row.trade_id === null ? undefined : trades.get(row.trade_id))),
    has_more,
    unread_count: await unreadCount(db, userId),
    seq,
  }
}

const present = (row: NotificationTable, trade: TradeNow | undefined): NotificationList['items'][number] => ({
  id: row.id,
  type: row.type,
  code: row.code,
  trade_id: row.trade_id,
  partner_name: row.partner_name,
  amount: row.amount,
  asset: row.asset,
  method_name: trade?.methodName ?? null,
  trade_status: trade?.status ?? null,
  ends_at: trade?.endsAt?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
})
