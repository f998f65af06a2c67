import { parseClaimId } from '../../domain/identifier/identifier.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { SignedContext } from '../../kernel/context.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { readableTrade, tradeIdOf } from '../trade/lists.ts'
import type { TradeRow } from '../trade/mapping.ts'
import type { TradeParts } from '../trade/ports.ts'
import { actorOf, presentTrades } from '../trade/present.ts'
import { fileClaim } from './file.ts'
import { ruleClaim } from './rule.ts'
import type { claimOperations } from './schema.ts'

/** Filing a claim after a trade, and ruling on it. Both answer the trade, where it stands. */
export function claimHandlers(parts: TradeParts): Handlers<typeof claimOperations> {
  async function shown(row: TradeRow, context: SignedContext) {
    const [view] = await presentTrades(context.db, [row], { ...context, requisites: parts.requisites })
    if (!view) throw new Error(`Trade ${row.id} was not presented`)
    return view
  }

  return {
    async createClaim({ params, body }, context) {
      const { db, viewer, at } = context
      // Whoever may not read a trade is told that there is none.
      await readableTrade(db, viewer, params.id)
      const row = await fileClaim(db, parts, {
        tradeId: tradeIdOf(params.id),
        actor: actorOf(viewer),
        buyerId: viewer.userId,
        statement: body.statement,
        attachmentIds: body.attachment_ids ?? [],
        at,
      })
      return shown(row, context)
    },

    async ruleClaim({ params, body }, context) {
      const { db, viewer, at } = context
      const claimId = parseClaimId(params.id)
      if (!claimId) throw new RequestRefused(refuse('not_found', 'id'))
      const { in_favour_of: inFavourOf, reason } = body
      const row = await ruleClaim(db, parts, { claimId, inFavourOf, reason, ruledBy: viewer.userId, at })
      return shown(row, context)
    },
  }
}
