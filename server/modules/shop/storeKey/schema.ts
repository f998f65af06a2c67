import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema, nullable } from '../../../kernel/schema.ts'

const Pem = Type.String({ description: 'PEM.' })

const key = {
  key_id: Id,
  public_key: Pem,
  created_at: Moment,
}

const WebhookKey = namedSchema('MerchantWebhookKey', Type.Object(key))

const storeId = Type.Object({ account_id: Id })

export const storeKeyOperations = operations({
  generateMerchantKeypair: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/generate_keypair',
    summary: 'Makes a key by which the shop signs its calls; its private half is shown this once.',
    access: 'user',
    idempotent: true,
    perMinute: 20,
    params: storeId,
    reply: namedSchema(
      'MerchantKeypair',
      Type.Object({ ...key, private_key: Type.String({ description: 'PEM, PKCS8. Kept nowhere.' }) }),
    ),
  },
  merchantKeys: {
    method: 'GET',
    path: '/v1/me/merchant_accounts/:account_id/keys',
    summary:
      'The keys by which the shop signs its calls, newest first, without revoked ones; and ours towards it.',
    access: 'user',
    params: storeId,
    reply: namedSchema(
      'MerchantKeyList',
      Type.Object({
        items: Type.Array(
          namedSchema('MerchantKey', Type.Object({ ...key, last_used_at: nullable(Moment) })),
        ),
        limit: Type.Integer({ description: 'How many keys one store may have.' }),
        webhook_key: WebhookKey,
      }),
    ),
  },
  revokeMerchantKey: {
    method: 'DELETE',
    path: '/v1/me/merchant_accounts/:account_id/keys/:key_id',
    summary: 'Ends a key at once and for good.',
    access: 'user',
    params: Type.Object({ account_id: Id, key_id: Id }),
    reply: namedSchema('MerchantKeyRevoked', Type.Object({ is_done: Type.Boolean() })),
  },
  downloadMerchantPublicKey: {
    method: 'GET',
    path: '/v1/me/merchant_accounts/:account_id/download_public_key',
    summary: 'The public half of our own key towards the store, PEM: webhooks are signed with the other.',
    access: 'user',
    stream: true,
    perMinute: 60,
    params: storeId,
  },
  regenerateMerchantWebhookKey: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/regenerate_webhook_key',
    summary: 'Puts a new key of ours in place of the one before; webhooks are signed with it from now on.',
    access: 'user',
    idempotent: true,
    perMinute: 20,
    params: storeId,
    reply: WebhookKey,
  },
})
