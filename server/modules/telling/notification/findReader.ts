import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** Of somebody's account: how, when and in what language they are told. */
export const findReader = (db: Connection, id: UserId) =>
  db
    .selectFrom('app_user')
    .select([
      'id',
      'kind',
      'email',
      'locale',
      'time_zone',
      'telegram_id',
      'telegram_notifications',
      'notification_settings',
      'quiet_hours',
      'deleted_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** Who is told of something. */
export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>
