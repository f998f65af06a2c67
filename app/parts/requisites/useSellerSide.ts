import { useQuery } from '@apollo/client/react'
import type { SellerSide } from '@souk/design-system/domain/trading/advert/openTrade/openTradeFields.ts'
import { useStanding } from '../../services/useViewer.ts'
import { SavedRequisitesQuery } from './SavedRequisites.query.ts'
import { useMethodFields } from './useMethodFields.ts'

interface SellerSideState {
  /** Null until all of it is there. */
  readonly seller: SellerSide | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Where the viewer can be paid in a currency: what they have saved, and what methods ask for; null wants nothing. */
export function useSellerSide(currencyCode: string | null): SellerSideState {
  const standing = useStanding()
  const { methods, hasFailed, retry } = useMethodFields(currencyCode)
  const isMember = standing === 'member'
  const { data, error } = useQuery(SavedRequisitesQuery, {
    variables: { currencyCode: currencyCode ?? '' },
    skip: currencyCode === null || !isMember,
  })
  // Without what is saved, it can still be typed.
  const saved = data?.paymentCredentials?.items ?? (isMember && error === undefined ? null : [])
  const seller =
    methods === null || saved === null
      ? null
      : {
          saved,
          askedBy: (code: string) => methods.find(each => each.code === code)?.requisiteFields ?? [],
        }
  return { seller, hasFailed, retry }
}
