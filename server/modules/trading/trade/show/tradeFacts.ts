import type { Connection } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { sideOf } from '../../../../domain/trade/party.ts'
import { groupOf, isOpen } from '../../../../domain/trade/status.ts'
import { fileAskPauses } from '../../chat/askForFile.ts'
import { unreadByTrade } from '../../chat/unreadByTrade.ts'
import { tradeOfRow, type TradeRow } from '../../record/tradeMapping.ts'

type FeedbackView = {
  id: string
  trade_id: string
  grade: 'positive' | 'neutral' | 'negative'
  text: string
  author_name: string
  created_at: string
  edited_at: string | null
}

/** What a trade's page shows beside the trade itself. */
export interface TradeFacts {
  readonly unread: ReadonlyMap<string, number>
  readonly verifiedNames: ReadonlyMap<string, string>
  readonly sellerNeedsCode: boolean
  /** The viewer may be asked in a messenger. */
  readonly hasMessenger: boolean
  readonly feedback: (tradeId: string, authorId: string) => FeedbackView | null
  readonly feedbackAction: (row: TradeRow, viewerId: string) => ReturnType<typeof feedbackButton>
  readonly fileAskAction: (row: TradeRow) => ReturnType<typeof fileAskButton>
}

const feedbackButton = (isAvailable: boolean) =>
  isAvailable
    ? [{ action: 'feedback' as const, is_available: true, reason: null, available_at: null, until: null }]
    : []

const fileAskButton = (again: Date | null) => [
  {
    action: 'request_attachment' as const,
    is_available: again === null,
    reason: again === null ? null : ('too_early' as const),
    available_at: again?.toISOString() ?? null,
    until: null,
  },
]

/** Reads them for a list of trades at once. */
export async function gatherFacts(
  db: Connection,
  rows: readonly TradeRow[],
  viewerId: UserId,
  at: Date,
): Promise<TradeFacts> {
  const ids = rows.map(row => row.id)
  const feedbacks = await db
    .selectFrom('feedback')
    .innerJoin('app_user', 'app_user.id', 'feedback.author_id')
    .select([
      'feedback.id',
      'trade_id',
      'author_id',
      'grade',
      'text',
      'user_name',
      'feedback.created_at',
      'edited_at',
    ])
    .where('trade_id', 'in', ids)
    .execute()
  const buyers = await db
    .selectFrom('app_user')
    .select(['id', 'legal_name'])
    .where(
      'id',
      'in',
      rows.map(row => row.buyer_id),
    )
    .where('identity_verified_at', 'is not', null)
    .execute()
  const viewer = await db
    .selectFrom('app_user')
    .select(['totp_secret', 'two_factor_actions', 'telegram_id'])
    .where('id', '=', viewerId)
    .executeTakeFirst()
  const askAgain = await fileAskPauses(db, ids, at)
  const byAuthor = new Map(feedbacks.map(row => [`${row.trade_id}:${row.author_id}`, row]))
  return {
    unread: await unreadByTrade(db, ids, viewerId),
    verifiedNames: new Map(buyers.flatMap(row => (row.legal_name ? [[row.id, row.legal_name]] : []))),
    hasMessenger: viewer?.telegram_id != null,
    sellerNeedsCode: viewer?.totp_secret != null && viewer.two_factor_actions.includes('release'),
    feedback(tradeId, authorId) {
      const row = byAuthor.get(`${tradeId}:${authorId}`)
      if (!row) return null
      return {
        id: row.id,
        trade_id: row.trade_id,
        grade: row.grade,
        text: row.text,
        author_name: row.user_name,
        created_at: row.created_at.toISOString(),
        edited_at: row.edited_at?.toISOString() ?? null,
      }
    },
    feedbackAction: (row, userId) =>
      feedbackButton(
        groupOf[row.status] === 'completed' &&
          [row.buyer_id, row.seller_id].some(id => id === userId) &&
          !byAuthor.has(`${row.id}:${userId}`),
      ),
    fileAskAction(row) {
      const side = sideOf(tradeOfRow(row), viewerId)
      return side === null || !isOpen(row.status) ? [] : fileAskButton(askAgain(row.id, side))
    },
  }
}
