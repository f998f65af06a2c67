import { useQuery } from '@apollo/client/react'
import type {
  AffiliateLevel,
  ListContent,
  ReferralShape,
} from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { keysetList, keysetOptions } from '../../network/apollo/lists/keysetList.ts'
import { ReferralsQuery } from './Affiliate.queries.ts'

/** So many come at a time. */
const pageSize = 20

/** Who came by the viewer, on one level, as far back as they have looked. */
export function useReferrals(level: AffiliateLevel): ListContent<ReferralShape> {
  const asked = useQuery(ReferralsQuery, {
    variables: { level, before: null, limit: pageSize },
    ...keysetOptions,
  })
  return keysetList(asked, asked.data?.affiliateReferrals)
}
