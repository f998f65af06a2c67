import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { WebhookShape } from '@souk/design-system/domain/shop/merchant/integration/integrationShape.ts'
import type { WebhookLogContent } from '@souk/design-system/domain/shop/merchant/integration/WebhookLog.tsx'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useServices } from '../../../services/useServices.ts'
import { WebhooksQuery } from './Webhooks.queries.ts'

/** So many come at a time, and so many of one subject. */
const [pageSize, subjectSize] = [20, 100]
/** Of the events that were looked up before, so many subjects are asked for anew with the newest. */
const subjectsAtOnce = 10

interface Webhooks {
  readonly content: WebhookLogContent
  /** Asks anew for the events of one subject, wherever in the list they are. */
  readonly look: (subject: string) => Promise<readonly WebhookShape[]>
}

/** What a store was told, as far back as somebody has looked; the cache joins the pages. */
export function useWebhooks(accountId: string, subject: string | null): Webhooks {
  const { client } = useServices()
  const { data, error, loading, refetch, fetchMore, networkStatus } = useQuery(WebhooksQuery, {
    variables: { accountId, before: null, limit: pageSize, ...(subject === null ? {} : { subject }) },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Events that were asked for later stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  const look = async (about: string) => {
    const found = await client.query({
      query: WebhooksQuery,
      variables: { accountId, subject: about, before: null, limit: subjectSize },
      fetchPolicy: 'network-only',
      context: marked({ errors: 'silent' }),
    })
    return found.data?.merchantWebhooks?.items ?? []
  }
  return { content: content(), look }

  function content(): WebhookLogContent {
    const found = data?.merchantWebhooks
    if (!found) {
      if (error === undefined) return { status: 'loading' }
      // The list says by itself that it did not load.
      return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
    }
    const { items, hasMore } = found
    const before = items.at(-1)?.id ?? null
    const refresh = async () => {
      const waiting = items.slice(pageSize).filter(({ status }) => status === 'waiting')
      const subjects = [...new Set(waiting.map(each => each.subject))].slice(0, subjectsAtOnce)
      await Promise.all([refetch(), ...subjects.map(look)])
    }
    return {
      status: 'ready',
      items,
      isStale: error !== undefined,
      onRefresh: () => void refresh().catch(() => {}),
      isRefreshing: networkStatus === NetworkStatus.refetch,
      // What is shown stays shown when older ones do not come; the button is there to try again.
      onMore:
        hasMore && before !== null ? () => void fetchMore({ variables: { before } }).catch(() => {}) : null,
      isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    }
  }
}
