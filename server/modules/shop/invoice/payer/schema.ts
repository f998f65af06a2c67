import { Type } from 'typebox'
import { operations } from '../../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  MoneySchema,
  namedSchema,
  nullable,
  oneOf,
  SecretText,
} from '../../../../kernel/schema.ts'
import { Locale } from '../../../people/session/schema.ts'
import { StoreLook } from '../../store/lookSchema.ts'
import { NetworkCode } from '../../../trading/shapes/guest.ts'
import { payerActions, payerStates } from './payerStates.ts'
import { InvoiceStatus } from '../../../../shapes/invoice.ts'

const PayerWay = namedSchema(
  'PaymentWay',
  Type.Object({
    coin: Code,
    network: NetworkCode,
    network_name: Type.String(),
    standard: nullable(Type.String()),
    needs_memo: Type.Boolean({ description: 'An address may serve many: a memo says whose it is.' }),
  }),
)

export const PayerInvoice = namedSchema(
  'PayerInvoice',
  Type.Object({
    unique_id: Type.String(),
    version: Type.Integer({ description: 'Grows with each change.' }),
    state: namedSchema('PayerState', oneOf(payerStates)),
    status: InvoiceStatus,
    asked: MoneySchema,
    product_title: Type.String(),
    product_description: Type.String(),
    payer_email: nullable(Type.String({ description: 'Masked.' })),
    ways: Type.Array(PayerWay),
    place: nullable(
      namedSchema(
        'PaymentPlace',
        Type.Object({
          way: PayerWay,
          amount: DecimalText,
          address: Type.String(),
          memo: nullable(Type.String()),
          uri: nullable(Type.String()),
          rate: nullable(MoneySchema),
          is_simulated: Type.Boolean(),
        }),
      ),
    ),
    seen: nullable(
      namedSchema(
        'PaymentSeen',
        Type.Object({
          received: MoneySchema,
          missing: nullable(MoneySchema),
          returnable: nullable(MoneySchema),
          confirmations: Type.Integer(),
          confirmations_needed: Type.Integer(),
          txid: nullable(Type.String()),
          explorer_url: nullable(Type.String()),
        }),
      ),
    ),
    started_at: nullable(Moment),
    ends_at: nullable(Moment),
    refund_address: nullable(Type.String()),
    /** Who confirms the address: whoever reads the payer’s letters, or the store. */
    refund_confirmed_by: nullable(namedSchema('RefundConfirmer', oneOf(['email', 'store'] as const))),
    return_url: nullable(Type.String()),
    contact_url: nullable(Type.String({ description: 'The shop’s own page.' })),
    created_at: Moment,
    paid_at: nullable(Moment),
    locale: Locale,
    look: StoreLook,
    actions: Type.Array(namedSchema('PayerAction', oneOf(payerActions))),
  }),
)

const uniqueId = Type.Object({ unique_id: Id })

export const payerInvoiceOperations = operations({
  payerInvoice: {
    method: 'GET',
    path: '/v1/payer_invoices/:unique_id',
    summary: 'An invoice as whoever pays it sees it.',
    access: 'anyone',
    perMinute: 240,
    params: uniqueId,
    reply: PayerInvoice,
  },
  choosePayment: {
    method: 'POST',
    path: '/v1/payer_invoices/:unique_id/way',
    summary: 'Chooses a coin and its network; chosen again it stays the same.',
    access: 'anyone',
    perMinute: 60,
    params: uniqueId,
    body: namedSchema(
      'ChoosePaymentBody',
      Type.Object({ coin: Code, network: NetworkCode }, { additionalProperties: false }),
    ),
    reply: PayerInvoice,
  },
  renewInvoice: {
    method: 'POST',
    path: '/v1/payer_invoices/:unique_id/renew',
    summary: 'Begins an invoice anew whose time ran out and for which nothing came.',
    access: 'anyone',
    perMinute: 30,
    params: uniqueId,
    reply: PayerInvoice,
  },
  leaveRefundAddress: {
    method: 'POST',
    path: '/v1/payer_invoices/:unique_id/refund_address',
    summary: 'Leaves an address to which held coins go back, once it is confirmed.',
    access: 'anyone',
    perMinute: 10,
    params: uniqueId,
    body: namedSchema(
      'LeaveRefundAddressBody',
      Type.Object(
        {
          address: Type.String({ maxLength: 128 }),
          memo: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
        },
        { additionalProperties: false },
      ),
    ),
    reply: PayerInvoice,
  },
  refundToConfirm: {
    method: 'POST',
    path: '/v1/payer_invoices/refunds',
    summary: 'What the link of a letter would confirm.',
    access: 'anyone',
    reads: true,
    perMinute: 60,
    body: namedSchema(
      'RefundToConfirmBody',
      Type.Object({ token: SecretText }, { additionalProperties: false }),
    ),
    reply: namedSchema(
      'RefundToConfirm',
      Type.Object({
        unique_id: Type.String(),
        amount: MoneySchema,
        network: NetworkCode,
        network_name: Type.String(),
        address: Type.String(),
        memo: nullable(Type.String()),
        product_title: Type.String(),
        locale: Locale,
        look: StoreLook,
      }),
    ),
  },
  confirmRefundAddress: {
    method: 'POST',
    path: '/v1/payer_invoices/refund_confirmations',
    summary: 'Confirms the address to which coins go back, by the link of a letter.',
    access: 'anyone',
    perMinute: 20,
    body: namedSchema(
      'ConfirmRefundAddressBody',
      Type.Object({ token: SecretText }, { additionalProperties: false }),
    ),
    reply: PayerInvoice,
  },
  payerInvoiceNews: {
    method: 'GET',
    path: '/v1/payer_invoices/:unique_id/news',
    summary: 'Tells the version of an invoice whenever it changes: server-sent events named `version`.',
    access: 'anyone',
    stream: true,
    perMinute: 60,
    params: uniqueId,
  },
})
