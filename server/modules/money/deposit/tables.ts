import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DepositStatus } from '../../../domain/deposit/machine.ts'
import type { DepositAddressId, DepositId, InvoiceId, UserId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import type { Json } from '../../../runtime/tables.ts'

export interface WatchKeyTable {
  network: NetworkCode
  keys: Json
  created_at: Date
}

export interface DepositAddressTable {
  id: DepositAddressId
  /** Null of an invoice’s. */
  user_id: UserId | null
  invoice_id: InvoiceId | null
  network: NetworkCode
  /** The child of the account's key that it belongs to; where one address serves all it is the memo's number. */
  derivation: bigint
  address: string
  memo: string | null
  created_at: Date
  replaced_at: ColumnType<Date | null, undefined, Date>
}
export type DepositAddressRow = Selectable<DepositAddressTable>

export interface ChainBlockTable {
  network: NetworkCode
  height: bigint
  hash: string
}

export interface DepositTable {
  id: DepositId
  network: NetworkCode
  txid: string
  /** Which output or log of the transaction. */
  output: number
  coin: CoinCode
  /** Coin units. */
  amount: ColumnType<string, bigint, never>
  address: string
  memo: string | null
  sender: string | null
  /** Null while nobody knows whose it is. */
  user_id: UserId | null
  address_id: DepositAddressId | null
  /** The invoice that it pays: whose it is in the end that decides. */
  invoice_id: InvoiceId | null
  status: DepositStatus
  block_height: bigint | null
  block_hash: string | null
  confirmations: Generated<number>
  /** How often it was credited: a chain may drop it and take it up again. Names its journals. */
  times_credited: Generated<number>
  seen_at: Date
  updated_at: Date
  credited_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
export type DepositRow = Selectable<DepositTable>

export interface DepositClaimTable {
  deposit_id: DepositId
  user_id: UserId
  claimed_at: Date
}

/** The deposits' part of the database. */
export interface DepositTables {
  watch_key: WatchKeyTable
  deposit_address: DepositAddressTable
  chain_block: ChainBlockTable
  deposit: DepositTable
  deposit_claim: DepositClaimTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends DepositTables {}
}
