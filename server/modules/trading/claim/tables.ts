import type { ColumnType, Selectable } from 'kysely'
import type { ClaimStatus } from '../../../domain/claim/claim.ts'
import type { AttachmentId, ClaimId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

export interface ClaimTable {
  id: ClaimId
  trade_id: TradeId
  buyer_id: UserId
  seller_id: UserId
  coin: string
  /** What the buyer would have got: coin units. */
  wanted: ColumnType<string, bigint, never>
  /** What of it the seller had when the claim was filed; it lies in the ledger's account of the claim until a ruling. */
  held: ColumnType<string, bigint, never>
  statement: string
  attachment_ids: AttachmentId[]
  status: ClaimStatus
  filed_at: Date
  /** From here on it stands first among those that wait. */
  raise_at: Date
  ruled_at: Date | null
  ruled_by: UserId | null
  ruling_reason: string | null
}

export type ClaimRow = Selectable<ClaimTable>

/** The claims' part of the database. */
export interface ClaimTables {
  claim: ClaimTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends ClaimTables {}
}
