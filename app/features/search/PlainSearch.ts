import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import { createContext, type ReactNode } from 'react'

export interface PlainSearchProps {
  filters: OfferFilters
  assets: AssetBook
}

/** The search for whoever has no scripts, where a page is drawn on the server; null in every browser. */
export const PlainSearch = createContext<((props: PlainSearchProps) => ReactNode) | null>(null)
