import { useQuery } from '@apollo/client/react'
import type { CredentialContent } from '@souk/design-system/domain/people/credential/CredentialList.tsx'
import { CredentialsQuery } from './Credentials.query.ts'

/** What the viewer has saved, and what has become of asking for it. */
export function useCredentials(): CredentialContent {
  const { data, error, loading, refetch } = useQuery(CredentialsQuery, {
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.paymentCredentials
  const isFailed = error !== undefined
  if (found) return { status: 'ready', items: found.items, limit: found.limit, isStale: isFailed }
  if (!isFailed) return { status: 'loading' }
  // The card says by itself that it did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
