import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { TradeStatus } from '../../../domain/trade/status.ts'
import type { ServerLocale } from '../../../locales/localeTable.ts'

/** What has become of the trade that somebody was told of. */
export interface TradeNow {
  readonly status: TradeStatus
  readonly methodName: string | null
  /** Until when they must act, as long as the trade waits for them. */
  readonly endsAt: Date | null
}

/** The trades as they are now, to one reader; trading knows them. */
export type TradesNow = (
  db: Connection,
  ids: readonly TradeId[],
  reader: { readonly id: UserId; readonly locale: ServerLocale },
) => Promise<ReadonlyMap<TradeId, TradeNow>>
