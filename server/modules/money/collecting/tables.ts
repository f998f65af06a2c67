import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CollectingId, DepositAddressId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import type { Json } from '../../../runtime/tables.ts'

export interface CollectingTable {
  id: CollectingId
  network: NetworkCode
  /** The deposit address that it is about. */
  address_id: DepositAddressId
  /** `gas` brings the address what its transfer will take, `sweep` brings its coins home. */
  kind: 'gas' | 'sweep'
  coin: CoinCode
  /** Coin units. */
  amount: ColumnType<string, bigint, never>
  sender: string
  recipient: string
  sequence: bigint
  terms: Json
  status: 'numbered' | 'signed' | 'done' | 'failed'
  txid: ColumnType<string | null, undefined, string>
  raw: ColumnType<string | null, undefined, string>
  /** What the chain took, in its own coin. */
  fee: ColumnType<string | null, undefined, bigint>
  /** What has become of it on the chain stays so. */
  is_final: Generated<boolean>
  created_at: Date
  updated_at: Date
}
export type CollectingRow = Selectable<CollectingTable>

/** The collecting's part of the database. */
export interface CollectingTables {
  collecting: CollectingTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends CollectingTables {}
}
