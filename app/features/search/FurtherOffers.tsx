import { LongOfferRows } from '@souk/design-system/domain/trading/advert/offerList/LongOfferRows.tsx'
import type { RowProps } from '@souk/design-system/domain/trading/advert/offerList/LongOfferRows.tsx'
import { OfferItem } from '@souk/design-system/domain/trading/advert/offerList/OfferItem.tsx'
import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import type { OfferRowsProps } from '@souk/design-system/domain/trading/advert/offerList/OfferRows.tsx'
import { memo, useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveOfferPlace, offerPlaceOf } from './offerPlace.ts'
import type { SearchAddress } from './searchAddress.ts'
import { useFurtherOffers, type FurtherAdvert } from './useFurtherOffers.ts'
import { pageSize, useOfferRows } from './useOffers.ts'

type RowsProps = Pick<OfferRowsProps, 'coin' | 'fiat' | 'hrefOf' | 'ownerHrefOf' | 'remedyHrefOf'>

type FurtherOffersProps = RowsProps & {
  search: SearchAddress
  /** How many pages after the one on screen. */
  count: number
  /** How many offers there are in all; null when they were not all counted. */
  total: number | null
}

/** The rows of the pages after the one on screen; those of another search are others. */
export const FurtherOffers = (props: FurtherOffersProps) => (
  <FurtherOffersOf key={JSON.stringify(props.search)} {...props} />
)

function FurtherOffersOf({ search, count, total, hrefOf, ...rest }: FurtherOffersProps) {
  const { ids, byId } = useFurtherOffers(search, count)
  const { key } = useLocation()
  const [startAt] = useState(() => offerPlaceOf(key))
  return (
    <LongOfferRows
      ids={ids}
      from={search.page * pageSize + 1}
      total={total}
      startAt={startAt}
      onLeave={useCallback(place => leaveOfferPlace(key, place), [key])}
      renderRow={(id, props) => {
        const advert = byId.get(id)
        return (
          advert !== undefined && (
            <FurtherOffer {...rest} {...props} {...{ advert }} filters={search.filters} href={hrefOf(id)} />
          )
        )
      }}
    />
  )
}

type FurtherOfferProps = Omit<RowsProps, 'hrefOf'> &
  RowProps & {
    advert: FurtherAdvert
    filters: OfferFilters
    href: string
  }

/** A row that is in sight, or nearly. */
const FurtherOffer = memo(function FurtherOffer({
  advert,
  filters,
  ownerHrefOf,
  ...rest
}: FurtherOfferProps) {
  const [offer] = useOfferRows([advert], filters.amount) ?? []
  return (
    offer !== undefined && (
      <OfferItem {...rest} {...{ offer }} search={filters} ownerHref={ownerHrefOf?.(offer.owner.userName)} />
    )
  )
})
