import { parseWebhookEventId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { ownStore } from '../store/findStore.ts'
import { resendWebhook, testWebhook } from './resendWebhook.ts'
import { listWebhooks, presentWebhook } from './listWebhooks.ts'
import type { webhookOperations } from './schema.ts'

/** What stores were told, and telling them again. */
export function webhookHandlers({ random }: { readonly random: Random }): Handlers<typeof webhookOperations> {
  return {
    async merchantWebhooks({ params, query }, { db, viewer }) {
      const { limit = product.paging.limitDefault, before, subject = null } = query
      const last = before === undefined ? null : parseWebhookEventId(before)
      if (last === undefined) throw new RequestRefused(refuse('invalid_format', 'before'))
      const { id } = await ownStore(db, viewer.userId, params.account_id)
      return listWebhooks(db, { storeId: id, subject, before: last, limit })
    },

    async resendMerchantWebhook({ params }, { db, viewer, at }) {
      const asked = { accountId: params.account_id, id: params.id }
      return presentWebhook(db, await resendWebhook(db, viewer.userId, asked, at))
    },

    async testMerchantWebhook({ params }, { db, viewer, at }) {
      return presentWebhook(db, await testWebhook(db, random, viewer.userId, params.account_id, at))
    },
  }
}
