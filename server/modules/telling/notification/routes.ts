import { tellUser } from '../../../cable/publishEvents.ts'
import { parseNotificationId, type NotificationId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { listNotifications } from './listNotifications.ts'
import { unreadCount } from './notify.ts'
import type { notificationOperations } from './schema.ts'
import type { TradesNow } from './tradeNow.ts'

const usualLimit = 50

/** What reading notifications stands on. */
export interface NotificationParts {
  readonly tradesNow: TradesNow
}

/** The caller's notifications, and reading them. */
export function notificationHandlers({
  tradesNow,
}: NotificationParts): Handlers<typeof notificationOperations> {
  return {
    notifications: ({ query }, { viewer, db, locale }) =>
      listNotifications(
        db,
        {
          userId: viewer.userId,
          locale,
          limit: query.limit ?? usualLimit,
          before: query.before === undefined ? null : idOf(query.before, 'before'),
          isUnread: query.is_unread ?? false,
        },
        tradesNow,
      ),

    async readNotifications({ body }, { viewer, db, locale, at }) {
      const ids = body.ids?.map(id => idOf(id, 'ids'))
      let reading = db
        .updateTable('notification')
        .set({ read_at: at })
        .where('user_id', '=', viewer.userId)
        .where('read_at', 'is', null)
      if (ids !== undefined) reading = reading.where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
      const { numUpdatedRows } = await reading.executeTakeFirst()
      // What was read already, or is somebody else's, is no news.
      if (numUpdatedRows > 0n)
        tellUser(db, viewer.userId, 'notice_count', {
          count: await unreadCount(db, viewer.userId),
          notification_id: null,
        })
      return listNotifications(
        db,
        { userId: viewer.userId, locale, limit: usualLimit, before: null, isUnread: false },
        tradesNow,
      )
    },
  }
}

function idOf(text: string, field: string): NotificationId {
  const id = parseNotificationId(text)
  if (!id) throw new RequestRefused(refuse('invalid_format', field))
  return id
}
