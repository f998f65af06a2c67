import { useQuery } from '@apollo/client/react'
import type { NamedAsset } from '@souk/design-system/domain/asset/assetBook.ts'
import { liftableFilters, OfferListEmpty } from '@souk/design-system/domain/advert/OfferListEmpty.tsx'
import type { LiftableFilter, NearestOffers } from '@souk/design-system/domain/advert/OfferListEmpty.tsx'
import { filtersOff } from '@souk/design-system/domain/advert/filter/filterChoices.ts'
import type { OfferFilters } from '@souk/design-system/domain/advert/offer.ts'
import type { NearestOffersQuery as NearestData } from '../../__generated__/graphql.ts'
import { NearestOffersQuery } from './NearestOffers.query.ts'
import { searchVariables } from './searchVariables.ts'

interface NoOffersProps {
  filters: OfferFilters
  coin: NamedAsset
  fiat: NamedAsset
  change: (change: Partial<OfferFilters>) => void
}

/** What lifting each filter changes. */
const lifted = {
  paymentMethod: { paymentMethodCodes: [] },
  onlineOnly: { onlineOnly: false },
  noRegistration: { noRegistration: false },
  country: { countryCode: null },
  amount: { amount: null },
} as const satisfies Record<LiftableFilter, Partial<OfferFilters>>

/** Nothing matches: finds the first filter without which something does. */
export function NoOffers({ filters, coin, fiat, change }: NoOffersProps) {
  const has = {
    hasMethod: filters.paymentMethodCodes.length > 0,
    hasOnline: filters.onlineOnly,
    hasNoRegistration: filters.noRegistration,
    hasCountry: filters.countryCode !== null,
    hasAmount: filters.amount !== null,
  }
  const { data } = useQuery(NearestOffersQuery, {
    variables: { ...searchVariables(filters), ...has },
    skip: !Object.values(has).includes(true),
  })
  return (
    <OfferListEmpty
      search={filters}
      coin={coin}
      fiat={fiat}
      nearest={nearestIn(data)}
      onLift={filter => change(lifted[filter])}
      onClear={() => change({ ...filtersOff, amount: null })}
    />
  )
}

function nearestIn(data: NearestData | undefined): NearestOffers | null {
  for (const without of liftableFilters) {
    const found = data?.[without]
    if (found && found.total > 0) return { without, ...found }
  }
  return null
}
