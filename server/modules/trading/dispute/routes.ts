import { refuse } from '../../../domain/refusal/refusal.ts'
import { sideOf } from '../../../domain/trade/party.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { readableTrade } from '../record/readableTrade.ts'
import { tradeOfRow } from '../record/tradeMapping.ts'
import { arbiterLoad } from './arbiterLoad.ts'
import { readCase } from './readCase.ts'
import { listDisputes } from './listDisputes.ts'
import type { disputeOperations } from './schema.ts'

/** What staff reads: where there is work, and both sides of it. */
export const disputeHandlers = (): Handlers<typeof disputeOperations> => ({
  async disputes({ query }, { db, viewer, locale, at }) {
    const seq = await readSeq(db, viewer.userId)
    return { ...(await listDisputes(db, query, { viewerId: viewer.userId, locale, at })), seq }
  },

  arbiterLoad: (_, { db, at }) => arbiterLoad(db, at),

  async disputeCase({ params }, { db, viewer, at }) {
    const trade = await readableTrade(db, viewer, params.id)
    // An arbiter's own trade is somebody else's to judge; as a party they see what a party sees.
    if (sideOf(tradeOfRow(trade), viewer.userId)) throw new RequestRefused(refuse('arbiter_is_party'))
    return readCase(db, trade, viewer.userId, at)
  },
})
