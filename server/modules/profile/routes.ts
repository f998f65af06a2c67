import { lastSeen } from '../../cable/presence.ts'
import { userNameKey } from '../../domain/account/userName.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import type { profileOperations } from './schema.ts'

/** Who is online. */
export function profileHandlers(): Handlers<typeof profileOperations> {
  return {
    async onlineStates({ body }, { db }) {
      if (body.user_names.length === 0) return { items: [] }
      const users = await db
        .selectFrom('app_user')
        .select(['id', 'user_name'])
        .where('user_name_key', 'in', body.user_names.map(userNameKey))
        .where('kind', '=', 'user')
        .execute()
      const seen = await lastSeen(
        db,
        users.map(user => user.id),
      )
      return {
        items: users.map(user => ({
          user_name: user.user_name,
          is_online: seen.get(user.id)?.isOnline ?? false,
          last_online_at: seen.get(user.id)?.lastOnlineAt.toISOString() ?? null,
        })),
      }
    },
  }
}
