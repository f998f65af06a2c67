import { useQuery } from '@apollo/client/react'
import type {
  AffiliateSummaryShape,
  InviteLinkShape,
} from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { AffiliateQuery } from './Affiliate.queries.ts'

/** What there is to show: nothing yet, a failure that can be tried again, or what the viewer earned and by which links. */
type InvitationsContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly summary: AffiliateSummaryShape
      readonly links: readonly InviteLinkShape[]
      readonly limit: number
      /** They could not be loaded again. */
      readonly isStale: boolean
    }

/** What the viewer earned by others, and their links. */
export function useInvitations(): InvitationsContent {
  const { data, error, loading, refetch } = useQuery(AffiliateQuery, {
    // What was earned since is not in the figures that were seen before.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const [summary, codes] = [data?.affiliateSummary, data?.inviteCodes]
  if (summary && codes) {
    return { status: 'ready', summary, links: codes.items, limit: codes.limit, isStale: error !== undefined }
  }
  if (error === undefined) return { status: 'loading' }
  // The card says by itself that it did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
