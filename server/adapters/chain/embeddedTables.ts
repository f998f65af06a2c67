import type { ColumnType, Generated } from 'kysely'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'

type Units = ColumnType<string, bigint, never>

export interface SimulatedChainTable {
  network: NetworkCode
  /** The address of the wallet that all our addresses of the network belong to, and whose signature spends from it. */
  wallet: string
  wallet_key: string
  /** Whether blocks come by themselves. */
  mines: Generated<boolean>
}

export interface SimulatedBlockTable {
  network: NetworkCode
  height: bigint
  hash: string
  parent: string
  mined_at: Date
}

export interface SimulatedTransactionTable {
  network: NetworkCode
  txid: string
  sender: string
  sequence: bigint
  /** Of the network’s own coin. */
  fee: Units
  block_height: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  is_dropped: Generated<boolean>
  sent_at: Date
}

export interface SimulatedTransferTable {
  network: NetworkCode
  txid: string
  output: number
  coin: CoinCode
  recipient: string
  memo: string | null
  amount: Units
}

/** The simulated chains’ part of the database. */
export interface SimulatedTables {
  simulated_chain: SimulatedChainTable
  simulated_block: SimulatedBlockTable
  simulated_transaction: SimulatedTransactionTable
  simulated_transfer: SimulatedTransferTable
}

declare module '../../database/tables.ts' {
  interface Tables extends SimulatedTables {}
}
