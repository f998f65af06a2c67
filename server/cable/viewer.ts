import type { UserId } from '../domain/identifier/identifier.ts'
import type { TradeId } from '../domain/identifier/tradeId.ts'
import type { Session, SignedViewer } from '../kernel/viewer.ts'
import type { tradeSides } from '../shapes/trade.ts'

/** As what somebody is in a trade's conversation. */
export type Side = (typeof tradeSides)[number]

/** What the cable asks about rights; both read the database. */
export interface CableRights {
  /** The session of a token; null when it is not valid (any more). */
  authenticate(token: string): Promise<Session | null>
  /** As what the viewer may read a trade's conversation; null when not at all, or when there is no such trade. */
  readerOf(tradeId: TradeId, viewer: SignedViewer): Promise<Side | null>
  /** Whose page bears this name; null when nobody's does. */
  personOf(userName: string): Promise<UserId | null>
}
