import type {
  AccessShape,
  WebhookShape,
} from '../../design-system/domain/shop/merchant/integration/integrationShape.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import {
  storyAccess,
  storyKeys,
  storyPrivateKey,
  storyWebhook,
  storyWebhookKey,
  storyWebhooks,
} from '../domain/support/shop/storyIntegration.ts'
import { storyStores } from '../domain/support/shop/storyStores.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storeAnswers } from './storeAnswers.ts'

interface First {
  readonly access?: AccessShape
  readonly webhooks?: readonly WebhookShape[]
}

/** What the server says to a store’s page for its software; changes are kept as long as the story. */
export function integrationAnswers({
  access = storyAccess,
  webhooks = storyWebhooks,
}: First = {}): StoryAnswers {
  let kept = access
  let keys = storyKeys.map(key => ({ ...key, publicKey: '' }))
  let told = webhooks
  const withAccess = (accountId: string) => {
    const store = storyStores.find(each => each.accountId === accountId)
    if (store === undefined) throw refusal(404, 'not_found')
    return { ...store, ...kept }
  }
  const sent = (id: string) => {
    const webhook = told.find(each => each.id === id)
    if (webhook === undefined) throw refusal(404, 'not_found')
    return { ...webhook, url: '' }
  }
  return {
    ...storeAnswers(),
    merchantAccount: ({ accountId }: { accountId: string }) => withAccess(accountId),
    updateMerchantAccount: ({ accountId, input }: { accountId: string; input: Partial<AccessShape> }) => {
      kept = { ...kept, ...input }
      return withAccess(accountId)
    },
    merchantKeys: () => ({ items: keys, limit: 5, webhookKey: { ...storyWebhookKey, publicKey: '' } }),
    generateMerchantKeypair: () => {
      const key = { keyId: 'new-key', publicKey: '', createdAt: minutesFromNow(0), lastUsedAt: null }
      keys = [key, ...keys]
      return { ...key, privateKey: storyPrivateKey }
    },
    revokeMerchantKey: ({ keyId }: { keyId: string }) => {
      keys = keys.filter(key => key.keyId !== keyId)
      return { isDone: true }
    },
    merchantWebhooks: ({ subject = null }: { subject?: string | null }) => ({
      items: told
        .filter(each => subject === null || each.subject === subject)
        .map(each => ({ ...each, url: '' })),
      hasMore: false,
    }),
    resendMerchantWebhook: ({ id }: { id: string }) => {
      const again = { status: 'waiting', nextAttemptAt: minutesFromNow(0) } as const
      told = told.map(each => (each.id === id ? { ...each, ...again } : each))
      return sent(id)
    },
    testMerchantWebhook: () => {
      const id = '01900000-0000-7000-8000-0000000000c9'
      told = [storyWebhook({ id, type: 'test', subject: id, status: 'waiting', attempts: [] }), ...told]
      return sent(id)
    },
  }
}
