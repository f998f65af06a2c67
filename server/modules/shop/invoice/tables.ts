import type { ServerLocale } from '../../../locales/wording.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type {
  DepositId,
  InvoiceId,
  InvoiceRefundId,
  StoreId,
  UserId,
} from '../../../domain/identifier/identifier.ts'
import type { InvoiceStatus, RefundStatus, RestKind, RestStatus } from '../../../domain/invoice/machine.ts'
import type { InvoiceUniqueId } from '../../../domain/invoice/uniqueId.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import type { JsonObject } from '../../../runtime/tables.ts'
import type { TimelineKind } from './timeline.ts'

/** An integer of minor units. */
type Units = ColumnType<string, bigint, bigint>

export interface InvoiceTable {
  id: InvoiceId
  unique_id: InvoiceUniqueId
  store_id: StoreId
  /** The store’s owner: who is paid. */
  owner_id: UserId
  /** What is asked for: a coin or a fiat, and its units. */
  asset: string
  amount: Units
  tolerance_percent: ColumnType<string, string, string>
  title: string
  description: string
  payer_email: string | null
  /** The shop’s own name for it; two of a store differ. */
  reference: string | null
  /** Of its payer’s page and letters. */
  locale: ServerLocale
  success_url: string | null
  fail_url: string | null
  status: InvoiceStatus
  status_changed_at: Date
  created_at: Date
  expires_at: Date
  /** Of a payment that is short: until when its rest may come. */
  rest_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** What the payments that count are worth, seen or confirmed; units of `asset`. */
  paid_worth: ColumnType<string, bigint | undefined, bigint>
  /** Coins lie in suspense that somebody has to decide on. */
  held: Generated<boolean>
  /** Grows with every change that its payer can see. */
  version: Generated<number>
  words: ColumnType<unknown, unknown, never>
}
export type InvoiceRow = Omit<Selectable<InvoiceTable>, 'words'>

export interface InvoicePlaceTable {
  invoice_id: InvoiceId
  number: number
  coin: CoinCode
  network: NetworkCode
  address: string
  memo: string | null
  /** Coin units that are worth `worth` units of what is asked for. */
  due: Units
  worth: Units
  /** What one coin costs in what is asked for; null where that is the coin itself. */
  rate: string | null
  locked_at: Date
  locked_until: Date
}
export type InvoicePlaceRow = Selectable<InvoicePlaceTable>

export interface InvoicePaymentTable {
  deposit_id: DepositId
  invoice_id: InvoiceId
  /** It came when nothing was asked for any more. */
  is_late: boolean
  /** The coins that `worth` was reckoned for: a chain may promise another amount than comes. */
  told: Units
  worth: Units
  /** Of its coins: what the store got, the fee in that, and what lies in suspense or went back. */
  settled: ColumnType<string, bigint | undefined, bigint>
  fee: ColumnType<string, bigint | undefined, bigint>
  rest: ColumnType<string, bigint | undefined, bigint>
  rest_kind: ColumnType<RestKind | null, RestKind | null | undefined, RestKind | null>
  rest_status: ColumnType<RestStatus | null, RestStatus | null | undefined, RestStatus | null>
  refund_id: ColumnType<InvoiceRefundId | null, InvoiceRefundId | null | undefined, InvoiceRefundId | null>
}

export interface InvoiceRefundTable {
  id: InvoiceRefundId
  invoice_id: InvoiceId
  coin: CoinCode
  network: NetworkCode
  address: string
  memo: string | null
  /** Coin units; known from its confirmation on. */
  amount: ColumnType<string | null, bigint | null | undefined, bigint | null>
  status: RefundStatus
  /** Of the letter that confirms it. */
  token_hash: string | null
  token_until: Date | null
  asked_at: Date
  changed_at: Date
}
export type InvoiceRefundRow = Selectable<InvoiceRefundTable>

export interface InvoiceEventTable {
  invoice_id: InvoiceId
  number: number
  kind: TimelineKind
  at: Date
  facts: ColumnType<JsonObject, string, never>
}

export interface InvoiceTotalTable {
  store_id: StoreId
  status: InvoiceStatus
  asset: string
  count: bigint
  amount: Units
}

/** The invoices’ part of the database. */
export interface InvoiceTables {
  invoice: InvoiceTable
  invoice_place: InvoicePlaceTable
  invoice_payment: InvoicePaymentTable
  invoice_refund: InvoiceRefundTable
  invoice_event: InvoiceEventTable
  invoice_total: InvoiceTotalTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends InvoiceTables {}
}
