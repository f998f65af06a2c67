import { readPage } from '../../../database/readPage.ts'
import { parseSwapId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { coinCodes } from '../../../domain/reference/coin.ts'
import { swapLimits } from '../../../domain/swap/price.ts'
import { swapRules } from '../../../domain/swap/rules.ts'
import type { Connection } from '../../../database/database.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { readBefore } from '../../../kernel/refusal.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { findAccount } from '../../../ledger/ledger.ts'
import { available } from '../../../ledger/postings.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { isFeatureOn } from '../../people/setting/features.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { swapAt } from './confirmSwap.ts'
import { presentEstimate, presentQuote, presentSwaps } from './present.ts'
import { askedOf, makeQuote, pairNamed, type SwapDeskParts } from './quoteSwap.ts'
import type { swapOperations } from './schema.ts'

/** One coin for another, from the house. */
export function swapHandlers(parts: SwapDeskParts): Handlers<typeof swapOperations> {
  return {
    swapEstimate: async ({ body }) => presentEstimate(parts.rates(), askedOf(body)),

    async quoteSwap({ body }, { db, viewer, at }) {
      return presentQuote(db, await makeQuote(db, parts, viewer.userId, askedOf(body), at))
    },

    async confirmSwap({ body }, { db, viewer, at }) {
      const row = await swapAt(db, parts, viewer.userId, body.quote_id, at)
      const [swap] = await presentSwaps(db, [row], await readSeq(db, viewer.userId))
      if (!swap) throw new Error(`The swap ${row.id} was not presented`)
      return swap
    },

    async swaps({ query: { before, limit = 20 } }, { db, viewer: { userId } }) {
      const seq = await readSeq(db, userId)
      const id = readBefore(before, parseSwapId)
      let list = db.selectFrom('swap').selectAll().where('user_id', '=', userId)
      if (id !== null) list = list.where('id', '<', id)
      const { rows, has_more } = await readPage(list.orderBy('id', 'desc'), limit)
      return { items: await presentSwaps(db, rows, seq), has_more, seq }
    },

    swapSettings: async (_, { db, viewer }) => ({
      coins: [...coinCodes],
      fee_percent: swapRules.feePercent,
      lock_seconds: swapRules.lockSeconds,
      is_on: await isOnFor(db, viewer),
      offers_on: viewer.kind === 'user' && (await parts.offers.mayUse(db, viewer.userId)),
    }),

    async swapLimits({ body }, { db, viewer }) {
      const rates: Rates = parts.rates()
      const pair = pairNamed(body)
      const { least, most } = swapLimits(rates, pair.from)
      return {
        from_code: pair.from,
        to_code: pair.to,
        minimum: decimalOf(least, pair.from),
        maximum: decimalOf(most, pair.from),
        available:
          viewer.kind === 'user'
            ? decimalOf(await availableTo(db, viewer.userId, pair.from), pair.from)
            : null,
      }
    },
  }
}

const availableTo = async (db: Connection, userId: UserId, coin: string): Promise<bigint> =>
  (await findAccount(db, available(userId, coin)))?.balance ?? 0n

async function isOnFor(db: Connection, viewer: Viewer): Promise<boolean> {
  if (viewer.kind !== 'user') return isFeatureOn(db, 'crypto_swaps')
  const { feature_flags: flags } = await db
    .selectFrom('app_user')
    .select('feature_flags')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  return isFeatureOn(db, 'crypto_swaps', flags)
}
