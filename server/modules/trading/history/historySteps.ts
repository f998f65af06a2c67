import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import { sideOf } from '../../../domain/trade/party.ts'
import { tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'

type By = 'buyer' | 'seller' | 'arbiter' | null

/**
 * Who does what the conversation notes, by the note's code. The notes are written with what they tell of, in one
 * transaction, so they are the trade's history. Codes that are not here happen by themselves.
 */
const byOf: Readonly<Record<string, Exclude<By, null> | 'opener'>> = {
  escrow_locked: 'opener',
  marked_paid: 'buyer',
  payment_taken_back: 'buyer',
  cancelled_by_buyer: 'buyer',
  buyer_is_paying: 'buyer',
  conceded: 'buyer',
  dispute_opened: 'buyer',
  buyer_asks_for_file: 'buyer',
  claim_filed: 'buyer',
  requisites_given: 'seller',
  seller_asks_to_cancel: 'seller',
  time_extended: 'seller',
  released: 'seller',
  seller_asks_for_file: 'seller',
  ruled_for_buyer: 'arbiter',
  ruled_for_seller: 'arbiter',
}

interface Step {
  readonly id: string
  readonly code: string
  readonly at: Date
  readonly by: By
  readonly amount: DecimalString | null
  readonly asset: string | null
}

/** Every step of a trade as its reader sees it, the latest first. An arbiter is named by their office alone. */
export async function historyOf(db: Connection, trade: TradeRow, viewerId: UserId) {
  const steps = [...(await notedSteps(db, trade)), ...(await feedbackSteps(db, trade))]
  const names = await db
    .selectFrom('app_user')
    .select(['id', 'user_name'])
    .where('id', 'in', [trade.buyer_id, trade.seller_id])
    .execute()
  const idOf = { buyer: trade.buyer_id, seller: trade.seller_id, arbiter: trade.ruled_by }
  return steps
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ at, by, ...step }) => ({
      ...step,
      at: at.toISOString(),
      by,
      by_name: by === null ? null : (names.find(({ id }) => id === idOf[by])?.user_name ?? null),
      is_mine: by !== null && idOf[by] === viewerId,
    }))
}

async function notedSteps(db: Connection, trade: TradeRow): Promise<Step[]> {
  const rows = await db
    .selectFrom('trade_message')
    .select(['id', 'system_code', 'system_amount', 'system_asset', 'created_at'])
    .where('trade_id', '=', trade.id)
    .where('author', '=', 'system')
    .execute()
  return rows.map(row => ({
    id: row.id,
    code: row.system_code ?? '',
    at: row.created_at,
    by: byIn(trade, row.system_code ?? ''),
    amount: row.system_amount as DecimalString | null,
    asset: row.system_asset,
  }))
}

function byIn(trade: TradeRow, code: string): By {
  const by = Object.hasOwn(byOf, code) ? byOf[code] : undefined
  if (by === 'opener') return sideOf(tradeOfRow(trade), trade.contractor_id)
  return by ?? null
}

async function feedbackSteps(db: Connection, trade: TradeRow): Promise<Step[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'author_id', 'created_at', 'edited_at'])
    .where('trade_id', '=', trade.id)
    .execute()
  return rows.flatMap(({ id, author_id: authorId, created_at: at, edited_at: editedAt }) => {
    const step = { by: sideOf(tradeOfRow(trade), authorId), amount: null, asset: null }
    const left = { ...step, id, code: 'feedback_left', at }
    return editedAt === null
      ? [left]
      : [left, { ...step, id: `${id}-2`, code: 'feedback_changed', at: editedAt }]
  })
}
