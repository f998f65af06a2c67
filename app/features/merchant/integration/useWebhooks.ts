import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { WebhookShape } from '@souk/design-system/domain/shop/merchant/integration/integrationShape.ts'
import type { WebhookLogContent } from '@souk/design-system/domain/shop/merchant/integration/WebhookLog.tsx'
import { keysetList, keysetOptions } from '../../../network/apollo/lists/keysetList.ts'
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
  const asked = useQuery(WebhooksQuery, {
    variables: { accountId, before: null, limit: pageSize, ...(subject === null ? {} : { subject }) },
    ...keysetOptions,
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
    const list = keysetList(asked, asked.data?.merchantWebhooks)
    if (list.status !== 'ready') return list
    const refresh = async () => {
      const waiting = list.items.slice(pageSize).filter(({ status }) => status === 'waiting')
      const subjects = [...new Set(waiting.map(each => each.subject))].slice(0, subjectsAtOnce)
      await Promise.all([asked.refetch(), ...subjects.map(look)])
    }
    return {
      ...list,
      onRefresh: () => void refresh().catch(() => {}),
      isRefreshing: asked.networkStatus === NetworkStatus.refetch,
    }
  }
}
