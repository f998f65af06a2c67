import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AmountSide } from '../../../domain/advert/conversion.ts'
import type { AdvertId, SavedSearchId, UserId } from '../../../domain/identifier/identifier.ts'
import type { AdvertType } from '../../../domain/trade/party.ts'
import type { KeptSearch } from './schema.ts'

export interface SavedSearchTable {
  id: SavedSearchId
  user_id: UserId
  name: string
  /** As its owner said it; the columns below are the same for the database. */
  query: ColumnType<KeptSearch, string, string>
  advert_type: AdvertType
  coin: string
  fiat: string
  amount: string | null
  amount_side: AmountSide
  /** Methods of which any bank will do, and those of which it must be one of the named. */
  method_codes: string[]
  bank_method_codes: string[]
  bank_names: string[]
  country: string | null
  online_only: boolean
  no_registration: boolean
  phone_required: boolean
  identity_required: boolean
  instant_only: boolean
  minimum_rating: string | null
  minimum_trades: number
  price_limit: string | null
  is_notified: boolean
  /** Offers that came to match since it was opened, and since its owner was told. */
  new_count: Generated<number>
  untold: Generated<number>
  told_at: Date | null
  created_at: Date
}

/** An offer that a search has counted; no offer counts twice. */
export interface SavedSearchOfferTable {
  saved_search_id: SavedSearchId
  advert_id: AdvertId
}

/** An advert that came on show, or changed so that it may match. Written by the database. */
export interface OfferNewsTable {
  id: Generated<string>
  advert_id: AdvertId
}

export type SavedSearchRow = Selectable<SavedSearchTable>

/** The kept searches' part of the database. */
export interface SavedSearchTables {
  saved_search: SavedSearchTable
  saved_search_offer: SavedSearchOfferTable
  offer_news: OfferNewsTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends SavedSearchTables {}
}
