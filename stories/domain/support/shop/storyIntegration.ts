import type {
  AccessShape,
  StoreKeyShape,
  WebhookAttemptShape,
  WebhookShape,
} from '../../../../design-system/domain/shop/merchant/integration/integrationShape.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { storyMerchantInvoice } from './storyMerchantInvoices.ts'

/** The addresses of a shop. */
export const storyAccess: AccessShape = {
  webhookUrl: 'https://harbor.example/hooks/souk',
  successUrl: 'https://harbor.example/thanks',
  failUrl: null,
  tolerancePercent: '0.5',
}

const keyId = (number: number) => `01900000-0000-7000-8000-0000000000a${number}`

/** Two keys of a shop: one in use, one that is new. */
export const storyKeys: readonly StoreKeyShape[] = [
  { keyId: keyId(2), createdAt: minutesFromNow(-40), lastUsedAt: null },
  { keyId: keyId(1), createdAt: minutesFromNow(-60_000), lastUsedAt: minutesFromNow(-3) },
]

/** As many as a store may have. */
export const fullKeys: readonly StoreKeyShape[] = [5, 4, 3, 2, 1].map(number => ({
  keyId: keyId(number),
  createdAt: minutesFromNow(number * -1440),
  lastUsedAt: null,
}))

export const storyWebhookKey: StoreKeyShape = {
  keyId: '01900000-0000-7000-8000-0000000000b1',
  createdAt: minutesFromNow(-80_000),
  lastUsedAt: null,
}

/** A private half that opens nothing. */
export const storyPrivateKey = `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n-----END PRIVATE KEY-----\n`

const attempt = (differs: Partial<WebhookAttemptShape>): WebhookAttemptShape => ({
  number: 1,
  at: minutesFromNow(-4),
  url: 'https://harbor.example/hooks/souk',
  statusCode: 204,
  answer: '',
  error: null,
  durationMs: 84,
  ...differs,
})

/** Something that a shop was told; give what differs. */
export const storyWebhook = (differs: Partial<WebhookShape> = {}): WebhookShape => ({
  id: '01900000-0000-7000-8000-0000000000c3',
  type: 'invoice.paid',
  subject: storyMerchantInvoice('paid').id,
  status: 'delivered',
  body: '{"type":"invoice.paid","timestamp":"2026-03-05T14:04:00.000Z","data":{"status":"paid","amount":{"amount":"86.40","asset":"USD"}}}',
  createdAt: minutesFromNow(-4),
  nextAttemptAt: null,
  attempts: [attempt({})],
  ...differs,
})

/** In every status: on its way, delivered, and given up. */
export const storyWebhooks: readonly WebhookShape[] = [
  storyWebhook({
    id: '01900000-0000-7000-8000-0000000000c4',
    type: 'invoice.held',
    status: 'waiting',
    nextAttemptAt: minutesFromNow(2),
    attempts: [
      attempt({
        statusCode: 500,
        answer: '<h1>Internal Server Error</h1>\n<script>alert(1)</script>',
        durationMs: 1204,
      }),
      attempt({ number: 2, statusCode: null, answer: null, error: 'late', durationMs: 10_000 }),
    ],
  }),
  storyWebhook(),
  storyWebhook({
    id: '01900000-0000-7000-8000-0000000000c2',
    type: 'test',
    subject: '01900000-0000-7000-8000-0000000000d2',
    status: 'failed',
    body: '{"type":"test"}',
    createdAt: minutesFromNow(-3000),
    attempts: (['redirected', 'not_public', 'unresolved', 'unreachable', 'certificate', 'late'] as const).map(
      (error, index) =>
        attempt({
          number: index + 1,
          at: minutesFromNow(-3000 + index * 60),
          error,
          answer: null,
          statusCode: error === 'redirected' ? 302 : null,
        }),
    ),
  }),
  storyWebhook({
    id: '01900000-0000-7000-8000-0000000000c1',
    type: 'invoice.of_a_newer_server',
    createdAt: minutesFromNow(-4000),
    status: 'waiting',
    attempts: [],
  }),
]
