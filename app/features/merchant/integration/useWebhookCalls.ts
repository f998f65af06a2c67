import type { WebhookShape } from '@souk/design-system/domain/shop/merchant/integration/integrationShape.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useRef, useState } from 'react'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { useServices } from '../../../services/useServices.ts'
import { followWebhook } from './followWebhook.ts'
import { ResendWebhookMutation, TestWebhookMutation } from './Webhooks.queries.ts'

/**
 * Sends a store an event again, or a test, and follows what comes of it.
 * @param look asks anew for the events of one subject
 */
export function useWebhookCalls(
  accountId: string,
  look: (subject: string) => Promise<readonly WebhookShape[]>,
) {
  const t = useT('merchantIntegration')
  const { alerts, client } = useServices()
  const [sending, setSending] = useState<string | null>(null)
  const resend = useIntent(ResendWebhookMutation)
  const test = useIntent(TestWebhookMutation)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const follow = ({ id, subject, attempts }: WebhookShape) => {
    stop.current()
    stop.current = followWebhook(browserTimers, async () => {
      const found = (await look(subject)).find(each => each.id === id)
      return found !== undefined && found.attempts.length > attempts.length
    })
  }
  const send = async (webhook: WebhookShape) => {
    setSending(webhook.id)
    try {
      const { resendMerchantWebhook: sent } = await resend.run({ accountId, id: webhook.id })
      alerts.show({ kind: 'success', title: t('log.sentAgain') })
      if (sent) follow(sent)
    } finally {
      setSending(null)
    }
  }
  const tryOut = async () => {
    const { testMerchantWebhook: sent } = await test.run({ accountId })
    alerts.show({ kind: 'success', title: t('log.tested') })
    await refetchShown(client, ['merchantWebhooks']).catch(() => {})
    if (sent) follow(sent)
  }
  return {
    sending,
    isTesting: test.isPending,
    // An alert has said why, where it was refused.
    onSend: (webhook: WebhookShape) => {
      if (sending === null) void send(webhook).catch(() => {})
    },
    onTest: () => void tryOut().catch(() => {}),
  }
}
