import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { BestOffers } from '@souk/design-system/domain/trading/advert/search/BestOffers.tsx'
import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import type { SearchQuery as SearchData } from '../../__generated__/graphql.ts'
import { offerHref } from './offerHref.ts'
import { useOfferRows } from './useOffers.ts'

interface BestOffersConnectorProps {
  data: SearchData
  filters: OfferFilters
  coin: NamedAsset
  fiat: NamedAsset
}

/** The best offer of each kind, of all that the market has for the amount. */
export function BestOffersConnector({ data, filters, coin, fiat }: BestOffersConnectorProps) {
  const price = useOfferRows(data.bestPrice?.items ?? [], filters.amount)
  const release = useOfferRows(data.fastestRelease?.items ?? [], filters.amount)
  const free = useOfferRows(data.noRegistration?.items ?? [], filters.amount)
  if (!data.bestPrice || data.bestPrice.total === 0) return null
  return (
    <BestOffers
      best={{
        bestPrice: price?.[0] ?? null,
        fastestRelease: release?.[0] ?? null,
        noRegistration: free?.[0] ?? null,
      }}
      search={filters}
      coin={coin}
      fiat={fiat}
      found={data.bestPrice}
      hrefOf={id => offerHref(id, filters)}
    />
  )
}
