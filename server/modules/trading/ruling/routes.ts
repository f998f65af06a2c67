import { firstOf } from '../../../database/readPage.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { sideOf } from '../../../domain/trade/party.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { readableTrade } from '../record/readableTrade.ts'
import { tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'
import { listRulings, presentRuling } from './listRulings.ts'
import { askOpinion, giveOpinion, listOpinions } from './opinions.ts'
import type { rulingOperations } from './schema.ts'

/** What arbiters decided, and what they ask each other before they do. */
export const rulingHandlers = ({
  random,
}: {
  readonly random: Random
}): Handlers<typeof rulingOperations> => ({
  async caseRulings({ query: { list, after, limit = 20 } }, { db, viewer }) {
    const rows = await listRulings(db, {
      ...(list === 'mine' ? { ruledBy: viewer.userId } : {}),
      ...(list === 'overturned' ? { overturned: true } : {}),
      ...(after === undefined ? {} : { after }),
      limit: limit + 1,
    })
    const page = firstOf(rows, limit)
    return { items: page.rows.map(presentRuling), has_more: page.has_more }
  },

  secondOpinions: async ({ query: { limit = 20 } }, { db, viewer }) => ({
    items: await listOpinions(db, viewer.userId, limit),
  }),

  async askSecondOpinion({ params, body: { question } }, context) {
    const { db, viewer, at } = context
    const trade = await caseToJudge(context, params.id)
    if (!(await isOpen(context, trade))) throw new RequestRefused(refuse('dispute_not_open'))
    return askOpinion(db, random, { tradeId: trade.id, by: viewer.userId, question: question.trim() }, at)
  },

  async giveSecondOpinion({ params, body }, context) {
    const { db, viewer, at } = context
    const trade = await caseToJudge(context, params.id)
    const words = body.words.trim()
    const given = { tradeId: trade.id, by: viewer.userId, inFavourOf: body.in_favour_of, words }
    return giveOpinion(db, given, at)
  },
})

/** A case that the reader may judge: never one of their own. */
async function caseToJudge(
  { db, viewer }: Pick<SignedContext, 'db' | 'viewer'>,
  id: string,
): Promise<TradeRow> {
  const trade = await readableTrade(db, viewer, id)
  if (sideOf(tradeOfRow(trade), viewer.userId)) throw new RequestRefused(refuse('arbiter_is_party'))
  return trade
}

async function isOpen({ db }: Pick<SignedContext, 'db'>, trade: TradeRow): Promise<boolean> {
  if (trade.status === 'disput') return true
  const claim = await db
    .selectFrom('claim')
    .select('id')
    .where('trade_id', '=', trade.id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return claim !== undefined
}
