import { useQuery } from '@apollo/client/react'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import {
  liftableFilters,
  OfferListEmpty,
} from '@souk/design-system/domain/trading/advert/offerList/OfferListEmpty.tsx'
import type { LiftableFilter } from '@souk/design-system/domain/trading/advert/offerList/OfferListEmpty.tsx'
import { fineFilters, isOn } from '@souk/design-system/domain/trading/advert/filter/filterChoices.ts'
import { noFilters, type OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import { useState } from 'react'
import { NearestOffersQuery } from './NearestOffers.query.ts'
import { offerVariables } from './searchVariables.ts'

interface NoOffersProps {
  filters: OfferFilters
  coin: NamedAsset
  fiat: NamedAsset
  change: (change: Partial<OfferFilters>) => void
}

/** What lifting each filter changes. */
const lifted = {
  fine: Object.fromEntries(fineFilters.map(name => [name, noFilters[name]])),
  paymentMethod: { paymentMethodCodes: [], paymentMethodBankCode: null },
  onlineOnly: { onlineOnly: false },
  noRegistration: { noRegistration: false },
  country: { countryCode: null },
  amount: { amount: null },
} as const satisfies Record<LiftableFilter, Partial<OfferFilters>>

const isLiftable = (filters: OfferFilters): Record<LiftableFilter, boolean> => ({
  fine: fineFilters.some(name => isOn(filters, name)),
  paymentMethod: filters.paymentMethodCodes.length > 0,
  onlineOnly: filters.onlineOnly,
  noRegistration: filters.noRegistration,
  country: filters.countryCode !== null,
  amount: filters.amount !== null,
})

/** Nothing matches: finds the first filter without which something does, one after the other. */
export function NoOffers({ filters, coin, fiat, change }: NoOffersProps) {
  const about = JSON.stringify(filters)
  const [tried, setTried] = useState({ about, count: 0 })
  const count = tried.about === about ? tried.count : 0
  const candidates = liftableFilters.filter(name => isLiftable(filters)[name])
  const without = candidates[count]
  const { data } = useQuery(NearestOffersQuery, {
    variables: offerVariables({ ...filters, ...(without === undefined ? {} : lifted[without]) }),
    skip: without === undefined,
  })
  const found = without === undefined ? null : (data?.searchAdverts ?? null)
  if (found?.total === 0) setTried({ about, count: count + 1 })
  return (
    <OfferListEmpty
      search={filters}
      coin={coin}
      fiat={fiat}
      nearest={without === undefined || found === null || found.total === 0 ? null : { without, ...found }}
      onLift={filter => change(lifted[filter])}
      onClear={() => change({ ...noFilters, amount: null })}
    />
  )
}
