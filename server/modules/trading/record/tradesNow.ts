import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { sideOf } from '../../../domain/trade/party.ts'
import { openStatuses, type TradeStatus } from '../../../domain/trade/status.ts'
import { tradeOfRow } from './tradeMapping.ts'
import { timerOf } from './tradeTimer.ts'
import { methodNamed } from '../../../locales/referenceNames.ts'
import type { TradesNow } from '../../telling/notification/tradeNow.ts'

/** The trades as they are now, to one reader. Of those that are over, and most are, next to nothing is read. */
export const tradesNow: TradesNow = async (db, ids, reader) => {
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
        methodName: methodNamed(method_code, reader.locale),
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
