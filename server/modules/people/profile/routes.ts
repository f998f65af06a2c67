import { lastSeen } from '../../../cable/presence.ts'
import { userNameKey } from '../../../domain/account/userName.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { tradesBetween } from './tradesBetween.ts'
import type { historyOperations } from './historySchema.ts'
import { knownPerson, peopleBeginning } from './findPerson.ts'
import { presentPerson } from './present.ts'
import type { profileOperations } from './schema.ts'
import { presentTraders } from './traders.ts'
import type { OfferParts } from './openOffers.ts'

/** Who people are, who is online, and what is between them and the caller. */
export function profileHandlers(
  parts: OfferParts,
): Handlers<typeof profileOperations & typeof historyOperations> {
  return {
    async onlineStates({ body }, { db }) {
      if (body.user_names.length === 0) return { items: [] }
      const users = await db
        .selectFrom('app_user')
        .select(['id', 'user_name', 'last_online_at'])
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
          // As on the profile: from before there was a socket it is known by what they did.
          last_online_at: (seen.get(user.id)?.lastOnlineAt ?? user.last_online_at)?.toISOString() ?? null,
        })),
      }
    },

    profile: async ({ params }, context) =>
      presentPerson(parts, context.db, await knownPerson(context.db, params.user_name, 'user_name'), context),

    async profiles({ query }, { db }) {
      const ids = await peopleBeginning(db, query.query)
      const traders = await presentTraders(db, ids)
      return { items: ids.flatMap(id => traders.get(id) ?? []) }
    },

    async tradesHistory({ params, query }, { db, viewer }) {
      const other = await knownPerson(db, params.trader_id, 'trader_id')
      return tradesBetween(db, { viewerId: viewer.userId, otherId: other.id }, query)
    },
  }
}
