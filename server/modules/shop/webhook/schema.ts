import { Type } from 'typebox'
import { webhookFaults, webhookStatuses } from '../../../domain/store/webhook.ts'
import { operations } from '../../../kernel/operation.ts'
import { Id, keysetPaging, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'

const Attempt = namedSchema(
  'MerchantWebhookAttempt',
  Type.Object({
    number: Type.Integer({ description: '1 the first time.' }),
    at: Moment,
    url: Type.String(),
    status_code: nullable(Type.Integer()),
    answer: nullable(
      Type.String({ description: 'The beginning of it, as the shop wrote it: show it as text.' }),
    ),
    error: nullable(namedSchema('MerchantWebhookError', oneOf(webhookFaults))),
    duration_ms: Type.Integer(),
  }),
)

const Webhook = namedSchema(
  'MerchantWebhook',
  Type.Object({
    id: Id,
    type: Type.String({ description: 'As in `invoice.paid`.' }),
    subject: Type.String({ description: 'What it is about: an invoice’s id. Its events are sent in order.' }),
    status: namedSchema('MerchantWebhookStatus', oneOf(webhookStatuses)),
    url: Type.String({ description: 'Where it was sent to last.' }),
    body: Type.String({ description: 'JSON, byte for byte as it is sent.' }),
    created_at: Moment,
    next_attempt_at: nullable(Moment),
    delivered_at: nullable(Moment),
    attempts: Type.Array(Attempt),
  }),
)

const storeId = Type.Object({ account_id: Id })

export const webhookOperations = operations({
  merchantWebhooks: {
    method: 'GET',
    path: '/v1/me/merchant_accounts/:account_id/webhooks',
    summary: 'What the shop was told, newest first, with each attempt and its answer.',
    access: 'user',
    params: storeId,
    query: Type.Object({ subject: Type.Optional(Id), ...keysetPaging() }),
    reply: namedSchema(
      'MerchantWebhookList',
      Type.Object({ items: Type.Array(Webhook), has_more: Type.Boolean() }),
    ),
  },
  resendMerchantWebhook: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/webhooks/:id/resend',
    summary: 'Sends it again now, under the same id, and for another day where it is not taken.',
    access: 'user',
    idempotent: true,
    perMinute: 60,
    params: Type.Object({ account_id: Id, id: Id }),
    reply: Webhook,
  },
  testMerchantWebhook: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/webhooks/test',
    summary: 'Sends the shop an event of the type `test`.',
    access: 'user',
    idempotent: true,
    perMinute: 20,
    params: storeId,
    reply: Webhook,
  },
})
