import { tellUser } from '../../../cable/publishEvents.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import { newNotificationId, type NotificationId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { product } from '../../../runtime/product.ts'
import type { NoticeCode } from '../../../domain/notification/noticeCode.ts'
import type { NotificationType } from './tables.ts'

/** What a user is told of. */
export interface Notice {
  readonly type: NotificationType
  readonly code: NoticeCode
  readonly tradeId?: TradeId
  readonly partnerName?: string
  readonly amount?: string
  readonly asset?: string
}

/** A notification of an action on a trade, as the function `trade_write` writes it. */
export interface NoticeRow {
  readonly id: NotificationId
  readonly user_id: UserId
  readonly type: NotificationType
  readonly code: NoticeCode
  /** Whose name it gives. */
  readonly partner_id: UserId
  readonly amount: string
  readonly asset: string
}

/** A notification with an id of its own. */
export const noticeRow = (random: Random, notice: Omit<NoticeRow, 'id'>, at: Date): NoticeRow => ({
  id: newNotificationId(at, random),
  ...notice,
})

/** How many notifications a user has not read; nobody reads a larger number than the cap, so none is counted. */
export async function unreadCount(db: Connection, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(product.paging.unreadCap)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes a notification, in the transaction of what it tells of; the user's counter moves live. */
export async function notify(
  tx: Tx,
  random: Random,
  userId: UserId,
  notice: Notice,
  at: Date,
): Promise<void> {
  const id = newNotificationId(at, random)
  await tx
    .insertInto('notification')
    .values({
      id,
      user_id: userId,
      type: notice.type,
      code: notice.code,
      trade_id: notice.tradeId ?? null,
      partner_name: notice.partnerName ?? null,
      amount: notice.amount ?? null,
      asset: notice.asset ?? null,
      created_at: at,
      read_at: null,
    })
    .execute()
  tellNotice(tx, userId, id, await unreadCount(tx, userId))
}

/** Tells a user of a notification that this transaction writes, and how many they have not read. */
export function tellNotice(tx: Tx, userId: UserId, id: NotificationId, unread: number): void {
  tellUser(tx, userId, 'notice_count', { count: unread, notification_id: id })
}
