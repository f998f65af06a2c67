import type { Selectable } from 'kysely'
import type { SecondOpinionId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { Side } from '../../../domain/trade/party.ts'

/** What one arbiter asks all others about a case, and what one of them answers. */
export interface SecondOpinionTable {
  id: SecondOpinionId
  trade_id: TradeId
  asked_by: UserId
  question: string
  asked_at: Date
  answered_by: UserId | null
  in_favour_of: Side | null
  words: string | null
  answered_at: Date | null
}
export type SecondOpinionRow = Selectable<SecondOpinionTable>

/** A ruling that operators found wrong. It stays as it is: what is made good is another act. */
export interface OverturnedRulingTable {
  /** Of a dispute its trade's, of a claim its own. */
  case_id: string
  reason: string
  at: Date
}

/** The rulings' part of the database. */
export interface RulingTables {
  second_opinion: SecondOpinionTable
  overturned_ruling: OverturnedRulingTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends RulingTables {}
}
