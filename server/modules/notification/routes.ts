import { tellUser } from '../../cable/publish.ts'
import type { Connection } from '../../database/database.ts'
import { parseNotificationId, type NotificationId, type UserId } from '../../domain/identifier/identifier.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { readSeq } from '../../runtime/outbox.ts'
import { unreadCount } from './notify.ts'
import type { notificationOperations } from './schema.ts'

/** The caller's notifications, and reading them. */
export function notificationHandlers(): Handlers<typeof notificationOperations> {
  return {
    notifications: ({ query }, { viewer, db }) =>
      list(
        db,
        viewer.userId,
        query.limit ?? 50,
        query.before === undefined ? null : idOf(query.before, 'before'),
      ),

    async readNotifications({ body }, { viewer, db, at }) {
      const ids = body.ids?.map(id => idOf(id, 'ids'))
      const read = await db
        .updateTable('notification')
        .set({ read_at: at })
        .where('user_id', '=', viewer.userId)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, query => query.where('id', 'in', ids?.length ? ids : [noId]))
        .executeTakeFirst()
      if (read.numUpdatedRows > 0n)
        tellUser(db, viewer.userId, 'notice_count', {
          count: await unreadCount(db, viewer.userId),
          notification_id: null,
        })
      return list(db, viewer.userId, 50, null)
    },
  }
}

const noId = '00000000-0000-0000-0000-000000000000' as NotificationId

function idOf(text: string, field: string): NotificationId {
  const id = parseNotificationId(text)
  if (!id) throw new RequestRefused(refuse('invalid_format', field))
  return id
}

async function list(db: Connection, userId: UserId, limit: number, before: NotificationId | null) {
  const seq = await readSeq(db, userId)
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== null, query => query.where('id', '<', before ?? noId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return {
    items: rows.map(({ created_at, read_at, ...row }) => ({
      id: row.id,
      type: row.type,
      code: row.code,
      trade_id: row.trade_id,
      partner_name: row.partner_name,
      amount: row.amount,
      asset: row.asset,
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    })),
    unread_count: await unreadCount(db, userId),
    seq,
  }
}
