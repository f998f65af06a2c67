import type { Selectable } from 'kysely'
import type { DeadlineKind, Deadlines, Trade, TradeFact } from '../../../domain/trade/trade.ts'
import type { TradeTable } from './tables.ts'

export type TradeRow = Selectable<TradeTable>

const factColumns = {
  requisitesAt: 'requisites_at',
  paidAt: 'paid_at',
  undoneAt: 'undone_at',
  askedCancelAt: 'asked_cancel_at',
  keptAt: 'kept_at',
  extendedAt: 'extended_at',
  approvalRequestedAt: 'approval_requested_at',
  disputedAt: 'disputed_at',
  finishedAt: 'finished_at',
} as const satisfies Record<TradeFact, keyof TradeRow>

/** Where each deadline is kept. */
export const deadlineColumns = {
  escrow: 'escrow_ends_at',
  grace: 'grace_ends_at',
  cancelAsk: 'cancel_ask_ends_at',
  undo: 'undo_ends_at',
  disputeOpens: 'dispute_opens_at',
  disputeWindow: 'dispute_window_ends_at',
  approval: 'approval_ends_at',
  disputeRaise: 'dispute_raise_at',
} as const satisfies Record<DeadlineKind, keyof TradeRow>

const entriesOf = <K extends string, V extends string>(table: Record<K, V>) =>
  Object.entries(table) as [K, V][]

/** A stored trade as the machine knows it. */
export function tradeOfRow(row: TradeRow): Trade {
  const facts = Object.fromEntries(entriesOf(factColumns).map(([fact, column]) => [fact, row[column]]))
  const deadlines = Object.fromEntries(
    entriesOf(deadlineColumns).map(([kind, column]) => [kind, row[column]]),
  )
  return {
    id: row.id,
    advertType: row.advert_type,
    ownerId: row.owner_id,
    contractorId: row.contractor_id,
    buyerId: row.buyer_id,
    sellerId: row.seller_id,
    escrowMinutes: row.escrow_minutes,
    paymentSpeed: row.payment_speed,
    openedAt: row.opened_at,
    status: row.status,
    ...(facts as Record<TradeFact, Date | null>),
    deadlines: deadlines as Deadlines,
  }
}

/** The columns that the machine may have changed. */
export function columnsOf(trade: Trade): Partial<TradeRow> & { status: TradeRow['status'] } {
  const { escrow } = trade.deadlines
  return {
    status: trade.status,
    ...Object.fromEntries(entriesOf(factColumns).map(([fact, column]) => [column, trade[fact]])),
    ...Object.fromEntries(
      entriesOf(deadlineColumns).map(([kind, column]) => [column, trade.deadlines[kind]]),
    ),
    ...(escrow ? { escrow_promised_until: escrow } : {}),
  }
}

/** Those of them that differ from the row that was read. */
export const changedColumns = (before: TradeRow, trade: Trade): Partial<TradeRow> =>
  Object.fromEntries(
    Object.entries(columnsOf(trade)).filter(
      ([column, value]) => !isSame(value, before[column as keyof TradeRow]),
    ),
  )

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime())
