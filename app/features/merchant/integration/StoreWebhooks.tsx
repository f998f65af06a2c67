import { useQuery } from '@apollo/client/react'
import type { WebhookShape } from '@souk/design-system/domain/shop/merchant/integration/integrationShape.ts'
import { WebhookLog } from '@souk/design-system/domain/shop/merchant/integration/WebhookLog.tsx'
import { paths } from '../../../routes/paths.ts'
import { SoftwareQuery } from './Integration.queries.ts'
import { useWebhookCalls } from './useWebhookCalls.ts'
import { useWebhooks } from './useWebhooks.ts'

interface StoreWebhooksProps {
  accountId: string
  /** Only what was told of it; null for everything. */
  subject: string | null
}

/** The log of a store’s webhooks. */
export function StoreWebhooks({ accountId, subject }: StoreWebhooksProps) {
  const { data } = useQuery(SoftwareQuery, { variables: { accountId } })
  const { content, look } = useWebhooks(accountId, subject)
  const calls = useWebhookCalls(accountId, look)
  const linksOf = (webhook: WebhookShape) =>
    webhook.type === 'test'
      ? null
      : {
          invoice: paths.invoice(accountId, webhook.subject),
          log: paths.storeSoftware(accountId, webhook.subject),
        }
  return (
    <WebhookLog
      {...calls}
      content={content}
      allHref={subject === null ? null : paths.storeSoftware(accountId)}
      // What is not known yet is not denied: the server says it.
      hasAddress={data?.merchantAccount?.webhookUrl !== null}
      linksOf={linksOf}
    />
  )
}
