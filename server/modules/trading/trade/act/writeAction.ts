import { sql } from 'kysely'
import type { Tx } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import type { Trade } from '../../../../domain/trade/trade.ts'
import { noJournal, outcomeOf, postArguments, type Journal, type PostRow } from '../../../../ledger/ledger.ts'
import type { PostOutcome } from '../../../../ledger/outcome.ts'
import { writtenJobs } from '../../../../runtime/job/jobs.ts'
import { product } from '../../../../runtime/product.ts'
import type { NoteRow } from '../../chat/systemNotes.ts'
import type { NoticeRow } from '../../../telling/notification/notify.ts'
import type { Held } from '../../../money/wallet/tellBalance.ts'
import { jobsOf, tradeDeadline } from '../../record/jobs.ts'
import type { TradeRow } from '../../record/tradeMapping.ts'
import { figuresOf } from '../../record/traderRecord.ts'

/** What an action writes in a trade's row. */
export interface RowChange {
  /** The row that was read; null for a new trade. When it is no longer so, the action must not happen. */
  readonly before: TradeRow | null
  /** All columns of a new trade, else those that change. */
  readonly columns: Partial<TradeRow>
}

/** Everything that was decided of an action, before anything is written. `row` and `trade` are the trade afterwards. */
interface Decided extends RowChange {
  readonly row: TradeRow
  readonly trade: Trade
  readonly journal: Journal | null
  readonly notes: readonly NoteRow[]
  readonly notices: readonly NoticeRow[]
  readonly at: Date
}

/** What a party can be told of once it is written. */
export interface PartyNews {
  readonly userName: string
  readonly unread: number
  /** Their balance in the coin that has moved. */
  readonly held: Held
  /** The last movement of it, when it belongs to this trade. */
  readonly movement: { readonly id: bigint; readonly type: string | null; readonly amount: bigint } | null
}

/** What became of it. Unless coins were posted, or there were none to post, the transaction is to be rolled back. */
interface Written {
  readonly posted: PostOutcome | null
  /** It is the first trade that one of the parties has completed. */
  readonly isFirst: boolean
  readonly news: Readonly<Record<'buyer' | 'seller', PartyNews>>
}

interface WrittenRow extends Omit<PostRow, 'o_outcome'> {
  readonly o_outcome: PostRow['o_outcome'] | 'done' | 'number_taken' | 'changed'
  readonly is_first: boolean | null
  readonly user_id: UserId
  readonly user_name: string
  readonly unread: number
  readonly available: string
  readonly held: string
  readonly movement_id: bigint | null
  readonly movement_type: string | null
  readonly movement_amount: string | null
}

/** Writes an action in one statement: row, journal, figures, deadlines, notes, notifications. */
export async function writeAction(tx: Tx, decided: Decided): Promise<Written | 'number_taken'> {
  const { before, columns, row, trade, journal, notes, notices, at } = decided
  const figures = figuresOf(row, at)
  const { rows } = await sql<WrittenRow>`
    select * from trade_write(${row.id}, ${at}, ${before?.status}, ${before?.version}, ${JSON.stringify(columns)},
      ${figures.isCompleted}, ${figures.cancelledBy}::uuid[], ${figures.releaseSeconds}, ${figures.keptReleases}, ${figures.day},
      ${tradeDeadline.name}, ${writtenJobs(tx, jobsOf(trade, at))}, ${JSON.stringify(notes)}, ${JSON.stringify(notices)},
      ${product.paging.unreadCap}, ${journal === null ? noJournal : postArguments(journal)})`.execute(tx)
  const [first] = rows
  if (first === undefined) throw new Error('trade_write gave no answer')
  if (first.o_outcome === 'number_taken') return 'number_taken'
  if (first.o_outcome === 'changed') throw new Error(`Trade ${row.id} changed under its lock`)
  const posted = journal === null ? null : outcomeOf(first as PostRow, journal)
  const newsOf = (userId: UserId): PartyNews => readNews(rows.find(({ user_id }) => user_id === userId))
  const news = { buyer: newsOf(row.buyer_id), seller: newsOf(row.seller_id) }
  return { posted, isFirst: first.is_first ?? false, news }
}

const noNews: PartyNews = { userName: '', unread: 0, held: { available: 0n, held: 0n }, movement: null }

const readNews = (row: WrittenRow | undefined): PartyNews =>
  row === undefined
    ? noNews
    : {
        userName: row.user_name,
        unread: row.unread,
        held: { available: BigInt(row.available), held: BigInt(row.held) },
        movement:
          row.movement_id === null
            ? null
            : { id: row.movement_id, type: row.movement_type, amount: BigInt(row.movement_amount ?? '0') },
      }
