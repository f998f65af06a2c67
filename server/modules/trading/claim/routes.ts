import { parseClaimId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { readableTrade, tradeIdOf } from '../record/readableTrade.ts'
import { actorOf } from '../record/actor.ts'
import type { ShowTrade } from '../record/showTrade.ts'
import { fileClaim } from './fileClaim.ts'
import type { ClaimParts } from './parts.ts'
import { ruleClaim } from './ruleClaim.ts'
import type { claimOperations } from './schema.ts'

/** Filing a claim after a trade, and ruling on it. Both answer the trade, where it stands. */
export function claimHandlers(
  parts: ClaimParts & { readonly show: ShowTrade },
): Handlers<typeof claimOperations> {
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
      return parts.show(row, context)
    },

    async ruleClaim({ params, body }, context) {
      const { db, viewer, at } = context
      const claimId = parseClaimId(params.id)
      if (!claimId) throw new RequestRefused(refuse('not_found', 'id'))
      const { in_favour_of: inFavourOf, reason } = body
      const row = await ruleClaim(db, parts, { claimId, inFavourOf, reason, ruledBy: viewer.userId, at })
      return parts.show(row, context)
    },
  }
}
