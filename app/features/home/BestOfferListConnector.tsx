import { useFragment } from '@apollo/client/react'
import { BestOfferList } from '@souk/design-system/domain/advert/home/BestOfferList.tsx'
import type { SearchType } from '@souk/design-system/domain/advert/offer.ts'
import type { NamedAsset } from '@souk/design-system/domain/asset/assetBook.ts'
import type { HomeQuery as HomeData } from '../../__generated__/graphql.ts'
import { paths } from '../../paths.ts'
import { HomeOfferFragment } from './HomeOffer.fragment.ts'

interface BestOfferListConnectorProps {
  type: SearchType
  /** Null while they are coming. */
  adverts: NonNullable<HomeData['home']>['bestToBuy'] | null
  fiat: NamedAsset
  allHref: string
}

/** The best offers of one way. */
export function BestOfferListConnector({ type, adverts, fiat, allHref }: BestOfferListConnectorProps) {
  const { data, complete } = useFragment({ fragment: HomeOfferFragment, from: [...(adverts ?? [])] })
  return (
    <BestOfferList
      type={type}
      offers={adverts !== null && complete ? data : null}
      fiat={fiat}
      hrefOf={paths.newTrade}
      allHref={allHref}
    />
  )
}
