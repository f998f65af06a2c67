import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { DisputeAuthor, DisputeWords } from '../../../domain/trade/dispute.ts'

/** What one author has said in a dispute. */
interface WordsOf {
  /** Messages since it opened; what came with its opening is one. */
  readonly said: number
  /** Files in the conversation, whenever they were sent. */
  readonly files: number
  /** Their opening words, and when. */
  readonly statement: string | null
  readonly statedAt: Date | null
}

/** How often the author of messages `m` has spoken in the dispute of trade `t`: what came with its opening is one. */
const said = sql`(count(*) filter (where m.created_at > t.disputed_at)
  + coalesce(bool_or(m.created_at = t.disputed_at), false)::int)::int`

/**
 * Whether this party of a `trade` in dispute may still say something: {@link disputeReplyAllowance} for rows that are not read
 * yet. The one question of its kind; `tests/contract/tradeSearch` holds the two together.
 */
export const owesWord = (userId: UserId) => sql<boolean>`(
  select 1 + coalesce(max(w.said) filter (where w.author = 'arbiter'), 0)
    > coalesce(max(w.said) filter (where w.author = case when trade.buyer_id = ${userId} then 'buyer' else 'seller' end), 0)
  from (
    select m.author, ${said} as said from trade_message m join trade t on t.id = m.trade_id
    where m.trade_id = trade.id and m.author <> 'system' group by m.author
  ) w)`

/** What all have said in a dispute. */
export type AllWords = Readonly<Record<DisputeAuthor, WordsOf>>

const silence: WordsOf = { said: 0, files: 0, statement: null, statedAt: null }
const nobody: AllWords = { buyer: silence, seller: silence, arbiter: silence }

interface WordsRow {
  readonly trade_id: TradeId
  readonly author: DisputeAuthor
  readonly said: number
  readonly files: number
  readonly statement: string | null
  readonly stated_at: Date | null
}

/**
 * What has been said in disputes, by trade. The buyer's opening statement and the files that came with it were written in the
 * moment in which the dispute opened.
 */
export async function wordsOf(
  db: Connection,
  tradeIds: readonly TradeId[],
): Promise<(tradeId: TradeId) => AllWords> {
  if (tradeIds.length === 0) return () => nobody
  const { rows } = await sql<WordsRow>`
    select m.trade_id, m.author,
      ${said} as said,
      count(m.attachment_id)::int as files,
      (array_agg(m.text order by m.id) filter (where m.created_at >= t.disputed_at and m.text <> ''))[1] as statement,
      min(m.created_at) filter (where m.created_at >= t.disputed_at) as stated_at
    from trade_message m join trade t on t.id = m.trade_id
    where m.trade_id = any(${tradeIds}::text[]) and m.author <> 'system'
    group by m.trade_id, m.author`.execute(db)
  const byTrade = new Map<string, AllWords>()
  for (const { trade_id, author, said, files, statement, stated_at } of rows)
    byTrade.set(trade_id, {
      ...(byTrade.get(trade_id) ?? nobody),
      [author]: { said, files, statement, statedAt: stated_at },
    })
  return tradeId => byTrade.get(tradeId) ?? nobody
}

/** How often each has spoken, as the rules on replies count. */
export const saidIn = ({ buyer, seller, arbiter }: AllWords): DisputeWords => ({
  buyer: buyer.said,
  seller: seller.said,
  arbiter: arbiter.said,
})
