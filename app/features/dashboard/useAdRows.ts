import { useFragment } from '@apollo/client/react'
import type { OwnAdvert } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import type { AdsQuery } from '../../__generated__/graphql.ts'
import { OwnAdvertFragment } from './OwnAdvert.fragment.ts'

type Adverts = NonNullable<AdsQuery['myAdverts']>['items']

/** The rows of a list out of the cache, where changes and polls put what is new; null while one of them is not whole. */
export function useAdRows(adverts: Adverts): readonly OwnAdvert[] | null {
  const { data, complete } = useFragment({ fragment: OwnAdvertFragment, from: [...adverts] })
  if (!complete) return null
  // An advert of one's own always comes with its settings.
  return data.flatMap(advert => (advert.settings === null ? [] : [{ ...advert, settings: advert.settings }]))
}
