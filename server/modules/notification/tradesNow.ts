import type { Connection } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { TradeId } from '../../domain/identifier/tradeId.ts'
import { findPaymentMethod } from '../../domain/reference/paymentMethod.ts'
import type { ServerLocale } from '../../domain/refusal/wording.ts'
import { sideOf } from '../../domain/trade/party.ts'
import { openStatuses, type TradeStatus } from '../../domain/trade/status.ts'
import { tradeOfRow } from '../trade/mapping.ts'
import { timerOf } from '../trade/timers.ts'

/** What has become of the trade that somebody was told of. */
export interface TradeNow {
  readonly status: TradeStatus
  readonly methodName: string | null
  /** Until when they must act, as long as the trade waits for them. */
  readonly endsAt: Date | null
}

/** The trades as they are now, to one reader. Of those that are over, and most are, next to nothing is read. */
export async function tradesNow(
  db: Connection,
  ids: readonly TradeId[],
  reader: { readonly id: UserId; readonly locale: ServerLocale },
): Promise<ReadonlyMap<TradeId, TradeNow>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('trade')
    .select(['id', 'status', 'method_code'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(asked))))
    .execute()
  const open = rows.filter(({ status }) => (openStatuses as readonly TradeStatus[]).includes(status))
  const ends = await endsOf(
    db,
    open.map(({ id }) => id),
    reader.id,
  )
  return new Map(
    rows.map(({ id, status, method_code }) => [
      id,
      {
        status,
        methodName: findPaymentMethod(method_code)?.name[reader.locale] ?? null,
        endsAt: ends.get(id) ?? null,
      },
    ]),
  )
}

/** When the time ends that runs for the reader, by trade. */
async function endsOf(db: Connection, ids: readonly TradeId[], readerId: UserId) {
  if (ids.length === 0) return new Map<TradeId, Date>()
  const rows = await db.selectFrom('trade').selectAll().where('id', 'in', ids).execute()
  return new Map(
    rows.flatMap(row => {
      const trade = tradeOfRow(row)
      const timer = timerOf(trade, sideOf(trade, readerId) ?? 'arbiter')
      return timer?.is_mine ? [[row.id, new Date(timer.ends_at)] as const] : []
    }),
  )
}
