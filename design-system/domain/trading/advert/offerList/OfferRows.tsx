import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { OfferItem } from './OfferItem.tsx'
import type { OfferFilters, OfferPage } from '../offer.ts'
import type { RemedyHref } from '../requirement.ts'

export interface OfferRowsProps {
  offers: OfferPage
  search: OfferFilters
  coin: NamedAsset
  fiat: NamedAsset
  /** Where a trade on an offer is opened. */
  hrefOf: (offerId: string) => string
  /** The public profile of an owner; left out, names lead nowhere. */
  ownerHrefOf?: ((userName: string) => string) | undefined
  /** Where what stands in the way of an offer can be met. */
  remedyHrefOf?: RemedyHref | undefined
  /** The prices are old, or are being fetched again. */
  isStale?: boolean | undefined
  /** Offers that have gone from the page since it was shown: they stay in their places, with what was last known. */
  gone?: ReadonlySet<string> | undefined
}

/** The rows of a page of offers in an `OfferList`. @param props.from the place of the first of them in the whole list, from 1 */
export function OfferRows(props: OfferRowsProps & { from: number }) {
  const { offers, search, coin, fiat, hrefOf, ownerHrefOf, remedyHrefOf, isStale = false, gone, from } = props
  // Screen readers say "21 of 248": only a page of them is here.
  const total = offers.totalIsCapped ? -1 : offers.total
  return offers.items.map((offer, index) => (
    <OfferItem
      key={offer.id}
      {...{ offer, coin, fiat, search, remedyHrefOf }}
      href={hrefOf(offer.id)}
      ownerHref={ownerHrefOf?.(offer.owner.userName)}
      emphasis={offers.page === 1 && index === 0 ? 'best' : 'plain'}
      aria-posinset={from + index}
      aria-setsize={total}
      isStale={isStale || gone?.has(offer.id) === true}
    />
  ))
}
