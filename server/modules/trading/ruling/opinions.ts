import type { Connection, Tx } from '../../../database/database.ts'
import { newSecondOpinionId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Side } from '../../../domain/trade/party.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

const opinions = (db: Connection) =>
  db
    .selectFrom('second_opinion')
    .innerJoin('app_user as asker', 'asker.id', 'second_opinion.asked_by')
    .innerJoin('trade', 'trade.id', 'second_opinion.trade_id')
    .leftJoin('app_user as giver', 'giver.id', 'second_opinion.answered_by')
    .selectAll('second_opinion')
    .select([
      'asker.user_name as asked_by_name',
      'giver.user_name as answered_by_name',
      'trade.buyer_id',
      'trade.seller_id',
    ])

type OpinionRow = Awaited<ReturnType<ReturnType<typeof opinions>['executeTakeFirstOrThrow']>>

/** As the wire shows it to an arbiter. */
const presentOpinion = (row: OpinionRow, viewerId: UserId) => ({
  id: row.id,
  trade_id: row.trade_id,
  question: row.question,
  asked_by: row.asked_by_name,
  asked_at: row.asked_at.toISOString(),
  answer:
    row.answered_at === null || row.in_favour_of === null
      ? null
      : {
          in_favour_of: row.in_favour_of,
          words: row.words ?? '',
          by: row.answered_by_name ?? '',
          at: row.answered_at.toISOString(),
        },
  can_answer:
    row.answered_at === null &&
    ![row.asked_by, row.buyer_id, row.seller_id].some(userId => userId === viewerId),
})

/** What was asked about one case, the latest first. */
export async function opinionsOf(db: Connection, tradeId: TradeId, viewerId: UserId) {
  const rows = await opinions(db)
    .where('second_opinion.trade_id', '=', tradeId)
    .orderBy('second_opinion.id', 'desc')
    .execute()
  return rows.map(row => presentOpinion(row, viewerId))
}

/** What was asked about all cases but the reader’s own: what nobody has answered first. */
export async function listOpinions(db: Connection, viewerId: UserId, limit: number) {
  const foreign = () =>
    opinions(db).where('trade.buyer_id', '<>', viewerId).where('trade.seller_id', '<>', viewerId)
  const open = await foreign()
    .where('second_opinion.answered_at', 'is', null)
    .orderBy('second_opinion.id')
    .limit(limit)
    .execute()
  const given = await foreign()
    .where('second_opinion.answered_at', 'is not', null)
    .orderBy('second_opinion.id', 'desc')
    .limit(limit)
    .execute()
  return [...open, ...given].slice(0, limit).map(row => presentOpinion(row, viewerId))
}

/** Asks all other arbiters about a case; while a question is open there is no other. */
export async function askOpinion(
  tx: Tx,
  random: Random,
  asked: { readonly tradeId: TradeId; readonly by: UserId; readonly question: string },
  at: Date,
) {
  const row = await tx
    .insertInto('second_opinion')
    .values({
      id: newSecondOpinionId(at, random),
      trade_id: asked.tradeId,
      asked_by: asked.by,
      question: asked.question,
      asked_at: at,
      answered_by: null,
      in_favour_of: null,
      words: null,
      answered_at: null,
    })
    .onConflict(conflict => conflict.column('trade_id').where('answered_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('opinion_asked'))
  return latestOf(tx, asked.tradeId, asked.by)
}

/** Answers what was asked about a case. Whoever asked is not the one to answer. */
export async function giveOpinion(
  tx: Tx,
  given: {
    readonly tradeId: TradeId
    readonly by: UserId
    readonly inFavourOf: Side
    readonly words: string
  },
  at: Date,
) {
  const open = await tx
    .selectFrom('second_opinion')
    .selectAll()
    .where('trade_id', '=', given.tradeId)
    .where('answered_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw new RequestRefused(refuse('not_found', 'id'))
  if (open.asked_by === given.by) throw new RequestRefused(refuse('own_account'))
  await tx
    .updateTable('second_opinion')
    .set({ answered_by: given.by, in_favour_of: given.inFavourOf, words: given.words, answered_at: at })
    .where('id', '=', open.id)
    .execute()
  return latestOf(tx, given.tradeId, given.by)
}

async function latestOf(tx: Tx, tradeId: TradeId, viewerId: UserId) {
  const [latest] = await opinionsOf(tx, tradeId, viewerId)
  if (!latest) throw new Error('An opinion that was just written is not there')
  return latest
}
