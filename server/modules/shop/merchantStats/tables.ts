import type { ColumnType } from 'kysely'
import type { StoreId, UserId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'

/** An integer of minor units. */
type Units = ColumnType<string, bigint, bigint>

/** Invoices that a store made within a quarter of an hour, and what became of them. */
interface InvoiceSlotTable {
  store_id: StoreId
  /** Its beginning. */
  slot: Date
  asset: string
  made: bigint
  asked: Units
  /** Of those made then, whenever they were paid. */
  paid: bigint
  got: Units
}

/** What a store was paid out within a quarter of an hour. */
interface PayoutSlotTable {
  store_id: StoreId
  slot: Date
  coin: CoinCode
  network: NetworkCode
  payments: bigint
  /** The fee included. */
  amount: Units
  fee: Units
}

/** Who brought a store. */
interface MerchantAgentTable {
  store_id: StoreId
  agent_id: UserId
  /** From when on its payments count as brought by them. */
  since: Date
}

/** The statistics’ part of the database. */
export interface MerchantStatsTables {
  invoice_slot: InvoiceSlotTable
  payout_slot: PayoutSlotTable
  merchant_agent: MerchantAgentTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends MerchantStatsTables {}
}
