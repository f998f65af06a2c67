import { fileBrand } from '../../../domain/brand.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { product } from '../../../runtime/product.ts'
import { ownStore } from '../store/findStore.ts'
import { keysOf, makeKey, revokeKey } from './storeKeys.ts'
import { publicPem } from './keyPair.ts'
import type { storeKeyOperations } from './schema.ts'
import type { StoreKeyRow, StoreWebhookKeyRow } from './tables.ts'
import { replaceWebhookKey, webhookKeyOf, type WebhookKeyParts } from './webhookKey.ts'

/** Keys of stores: theirs towards us, and ours towards them. */
export function storeKeyHandlers(parts: WebhookKeyParts): Handlers<typeof storeKeyOperations> {
  return {
    async generateMerchantKeypair({ params }, { db, viewer, at }) {
      const { row, privateKey } = await makeKey(db, parts.random, viewer.userId, params.account_id, at)
      return { ...present(row), private_key: privateKey }
    },

    async merchantKeys({ params }, { db, viewer, at }) {
      const { id } = await ownStore(db, viewer.userId, params.account_id)
      const rows = await keysOf(db, id)
      return {
        items: rows.map(row => ({
          ...present(row),
          last_used_at: row.last_used_at?.toISOString() ?? null,
        })),
        limit: product.store.keysOfOne,
        webhook_key: present(await webhookKeyOf(db, parts, id, at)),
      }
    },

    async revokeMerchantKey({ params }, { db, viewer, at }) {
      await revokeKey(db, viewer.userId, { accountId: params.account_id, keyId: params.key_id }, at)
      return { is_done: true }
    },

    async downloadMerchantPublicKey({ params }, { db, viewer, at }, { reply }) {
      const store = await ownStore(db, viewer.userId, params.account_id)
      const { public_key } = await webhookKeyOf(db, parts, store.id, at)
      return reply
        .headers({
          'content-type': 'application/x-pem-file',
          'content-disposition': `attachment; filename="${fileBrand}-webhooks-${store.number}.pem"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(publicPem(public_key))
    },

    async regenerateMerchantWebhookKey({ params }, { db, viewer, at }) {
      return present(await replaceWebhookKey(db, parts, viewer.userId, params.account_id, at))
    },
  }
}

const present = (row: StoreKeyRow | StoreWebhookKeyRow) => ({
  key_id: row.id,
  public_key: publicPem(row.public_key),
  created_at: row.created_at.toISOString(),
})
