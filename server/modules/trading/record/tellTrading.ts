import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { tradeRules } from '../../../domain/trade/rules.ts'
import { groupOf, isOpen } from '../../../domain/trade/status.ts'
import type { TradeRow } from './tradeMapping.ts'
import { recordOf } from './traderRecord.ts'
import { tradingPause } from './tradingPause.ts'

/** Tells a user whether they may open trades now, and if not why and until when, in the transaction that decides it. */
export async function tellTrading(tx: Tx, userId: UserId, at: Date): Promise<void> {
  const pause = await tradingPause(tx, userId, at)
  tellUser(tx, userId, 'trading_allowed', {
    allowed: pause === null,
    reason: pause?.reason ?? null,
    until: pause?.until?.toISOString() ?? null,
  })
}

/**
 * After a trade has ended, tells those whose right to open trades hangs on it: who has cancelled, and who was or is held to
 * a beginner's few trades. Traders' completed trades, which are most, cost nothing here.
 * @param isFirst whether it is the first trade that one of them has completed
 */
export async function tellTradingAfter(tx: Tx, row: TradeRow, isFirst: boolean, at: Date): Promise<void> {
  if (isOpen(row.status)) return
  const isCompleted = groupOf[row.status] === 'completed'
  for (const userId of [row.buyer_id, row.seller_id].toSorted()) {
    const hasCancelled = row.status === 'cancelled_by_buyer' && userId === row.buyer_id
    const isConcerned = isCompleted
      ? isFirst
      : hasCancelled || (await beginnersTrades(tx, userId, at)) !== null
    if (isConcerned) await tellTrading(tx, userId, at)
  }
}

/** After a trade was opened, tells those of these people for whom it is the last that a beginner may have at a time. */
export async function tellTradingOnOpening(tx: Tx, userIds: readonly UserId[], at: Date): Promise<void> {
  for (const userId of userIds.toSorted())
    if (((await beginnersTrades(tx, userId, at)) ?? 0) >= tradeRules.openWithoutHistory)
      await tellTrading(tx, userId, at)
}

/** How many trades somebody without a completed one has open; null for a trader. */
async function beginnersTrades(tx: Tx, userId: UserId, at: Date): Promise<number | null> {
  const { completedTrades, openTrades } = await recordOf(tx, userId, at)
  return completedTrades === 0 ? openTrades : null
}
