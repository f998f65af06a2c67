import type { ServerLocale } from '../../../locales/wording.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AttachmentId, StoreId, UserId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { Ground } from '../../../domain/store/contrast.ts'
import type { StoreStatus } from '../../../domain/store/machine.ts'
import type { StoreColour, StoreStyle, StoreType } from '../../../domain/store/store.ts'

/** A shop that takes coins: `merchant_account` on the wire. */
export interface StoreTable {
  id: StoreId
  /** What payers see as the store’s ID. */
  number: Generated<bigint>
  owner_id: UserId
  type: StoreType
  title: string
  description: string
  /** Null for any fiat. */
  currency: string | null
  coins: ColumnType<readonly CoinCode[], CoinCode[], CoinCode[]>
  show_name: boolean
  show_logo: boolean
  show_number: boolean
  show_locales: boolean
  default_locale: ServerLocale
  style: ColumnType<StoreStyle, string, string>
  colours: ColumnType<Readonly<Record<StoreColour, string>>, string, string>
  logo_id: AttachmentId | null
  background_id: AttachmentId | null
  /** The same, small; set with it. */
  background_thumbnail_id: AttachmentId | null
  /** Where its events are posted to. */
  webhook_url: string | null
  /** Where payers go back to, once they have paid and when nothing came of it. */
  success_url: string | null
  fail_url: string | null
  /** By how much less than asked an invoice counts as paid; a decimal from 0 to 2. */
  tolerance_percent: Generated<string>
  status: StoreStatus
  /** Why it was suspended; an operator’s words. */
  status_reason: string | null
  status_changed_at: Date
  created_at: Date
  deleted_at: Date | null
}
export type StoreRow = Selectable<StoreTable>

/** A link by which anybody sees a store’s look, without an account. */
export interface StorePreviewTable {
  token_hash: string
  store_id: StoreId
  /** The look as it was when the link was made. */
  shown: ColumnType<unknown, string, never>
  created_at: Date
  expires_at: Date
}

/** The style sheet of a store, as it is served. */
export interface StoreCssTable {
  store_id: StoreId
  /** By which it is had: made of the store and of what it says, so that another text has another. */
  id: string
  /** Where its owner keeps it. */
  link: string
  css: string
  /** What it lays under texts, to be measured again when their colours change. */
  grounds: ColumnType<readonly Ground[], string, string>
  fetched_at: Date
}
export type StoreCssRow = Selectable<StoreCssTable>

/** The stores’ part of the database. */
export interface StoreTables {
  store: StoreTable
  store_preview: StorePreviewTable
  store_css: StoreCssTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends StoreTables {}
}
