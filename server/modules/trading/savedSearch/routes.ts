import type { Static } from 'typebox'
import type { Random } from '../../../domain/identifier/random.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { product } from '../../../runtime/product.ts'
import type { RateBoard } from '../../reference/rate/rateBoard.ts'
import type { SavedSearch, savedSearchOperations } from './schema.ts'
import type { SavedSearchRow } from './tables.ts'
import { keepSearch, knowWhatMatches, lockOwnSearch, priceLimitOf } from './writeSearch.ts'

/** The searches that people keep: their owner's alone. */
export function savedSearchHandlers({
  random,
  board,
}: {
  readonly random: Random
  readonly board: RateBoard
}): Handlers<typeof savedSearchOperations> {
  return {
    async savedSearches(_, { db, viewer }) {
      const rows = await db
        .selectFrom('saved_search')
        .selectAll()
        .where('user_id', '=', viewer.userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return { items: rows.map(present), limit: product.savedSearch.mostOfOne }
    },

    async createSavedSearch({ body }, { db, viewer, at }) {
      const kept = {
        name: body.name ?? '',
        query: body.query,
        priceLimit: body.price_limit ?? null,
        isNotified: body.is_notified ?? true,
      }
      return present(await keepSearch(db, { random, rates: board.rates() }, viewer.userId, kept, at))
    },

    async updateSavedSearch({ params, body }, { db, viewer }) {
      const row = await lockOwnSearch(db, params.id, viewer.userId)
      const after = await db
        .updateTable('saved_search')
        .set({
          ...(body.name === undefined ? {} : { name: body.name.trim() }),
          ...(body.price_limit === undefined ? {} : { price_limit: priceLimitOf(body.price_limit) }),
          ...(body.is_notified === undefined ? {} : { is_notified: body.is_notified, untold: 0 }),
          ...(body.is_opened === true ? { new_count: 0, untold: 0 } : {}),
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      // What is at another limit already is no news.
      if (body.price_limit !== undefined) await knowWhatMatches(db, after, board.rates())
      return present(after)
    },

    async deleteSavedSearch({ params }, { db, viewer }) {
      const row = await lockOwnSearch(db, params.id, viewer.userId)
      await db.deleteFrom('saved_search').where('id', '=', row.id).execute()
      return { is_done: true }
    },
  }
}

const present = (row: SavedSearchRow): Static<typeof SavedSearch> => ({
  id: row.id,
  name: row.name,
  query: row.query,
  price_limit: row.price_limit === null ? null : decimal(row.price_limit),
  is_notified: row.is_notified,
  new_count: row.new_count,
  created_at: row.created_at.toISOString(),
})
