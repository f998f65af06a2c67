import { Type } from 'typebox'
import {
  restKinds,
  restStatuses,
  refundStatuses,
  type shownStatuses,
} from '../../../domain/invoice/machine.ts'
import { invoiceRules } from '../../../domain/invoice/rules.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  keysetPaging,
  Moment,
  MoneySchema,
  namedSchema,
  nullable,
  oneOf,
  seenText,
} from '../../../kernel/schema.ts'
import { InvoiceStatus } from '../../../shapes/invoice.ts'
import { Locale } from '../../people/session/schema.ts'
import { NetworkCode } from '../../trading/shapes/guest.ts'
import { timelineKinds } from './timeline.ts'

const Email = Type.String({ format: 'email', maxLength: 254 })

/** What lies in suspense of an invoice, or lay there. */
const Rest = namedSchema(
  'InvoiceRest',
  Type.Object({
    id: Id,
    kind: namedSchema('InvoiceRestKind', oneOf(restKinds)),
    status: namedSchema('InvoiceRestStatus', oneOf(restStatuses)),
    amount: MoneySchema,
  }),
)

const Payment = namedSchema(
  'InvoicePayment',
  Type.Object({
    id: Id,
    amount: MoneySchema,
    /** In what is asked for. */
    worth: MoneySchema,
    network: NetworkCode,
    txid: Type.String(),
    tx_url: nullable(Type.String()),
    confirmations: Type.Integer(),
    confirmations_needed: Type.Integer(),
    is_confirmed: Type.Boolean(),
    is_gone: Type.Boolean({ description: 'The chain has dropped it.' }),
    is_late: Type.Boolean(),
    settled: MoneySchema,
    fee: MoneySchema,
    rest: nullable(Rest),
    seen_at: Moment,
  }),
)

const Refund = namedSchema(
  'InvoiceRefund',
  Type.Object({
    id: Id,
    status: namedSchema('InvoiceRefundStatus', oneOf(refundStatuses)),
    amount: nullable(MoneySchema),
    network: NetworkCode,
    address: Type.String(),
    memo: nullable(Type.String()),
    txid: nullable(Type.String()),
    asked_at: Moment,
    changed_at: Moment,
  }),
)

const timelineEvent = namedSchema(
  'InvoiceTimelineEvent',
  Type.Object({
    kind: namedSchema('InvoiceTimelineKind', oneOf(timelineKinds)),
    at: Moment,
    amount: nullable(MoneySchema),
    network: nullable(NetworkCode),
    text: nullable(Type.String({ description: 'An address or a transaction.' })),
  }),
)

/** What the store’s owner may do with it now. */
export const merchantInvoiceActions = ['cancel', 'mail', 'accept_rest', 'confirm_refund'] as const

const invoice = {
  id: Id,
  unique_id: Type.String(),
  account_id: Id,
  status: InvoiceStatus,
  status_changed_at: Moment,
  /** In what is asked for: a coin or a fiat. */
  amount: MoneySchema,
  product_title: Type.String(),
  product_description: Type.String(),
  email: nullable(Type.String()),
  reference: nullable(Type.String()),
  /** The coin of its last price. */
  crypto_currency_code: nullable(Code),
  /** What has come of it and counts. */
  received: MoneySchema,
  has_held: Type.Boolean({ description: 'Coins wait for a decision.' }),
  created_at: Moment,
  expires_at: Moment,
  paid_at: nullable(Moment),
}

export const Invoice = namedSchema('Invoice', Type.Object(invoice))

export const InvoiceDetail = namedSchema(
  'InvoiceDetail',
  Type.Object({
    ...invoice,
    url: Type.String({ description: 'The payer’s page.' }),
    locale: Locale,
    /** What one coin costs in what is asked for, as the last price had it. */
    source_rate: nullable(DecimalText),
    /** Of all that was settled, coin by coin. */
    settled: Type.Array(MoneySchema),
    processing_fee: Type.Array(MoneySchema),
    processing_percent: DecimalText,
    tolerance_percent: DecimalText,
    payments: Type.Array(Payment),
    refunds: Type.Array(Refund),
    timeline: Type.Array(timelineEvent),
    actions: Type.Array(namedSchema('MerchantInvoiceAction', oneOf(merchantInvoiceActions))),
  }),
)

/** Invoices as a shop’s program reads them, page after page. */
export const InvoicePage = namedSchema(
  'InvoicePage',
  Type.Object({ items: Type.Array(Invoice), has_more: Type.Boolean() }),
)

const filters = {
  account_id: Id,
  statuses: Type.Optional(
    Type.Array(Type.Unsafe<(typeof shownStatuses)[number]>({ $ref: 'InvoiceStatus#' }), { maxItems: 8 }),
  ),
  /** Coins wait for a decision. */
  held: Type.Optional(Type.Boolean()),
  search: Type.Optional(Type.String({ minLength: 2, maxLength: 120 })),
  from: Type.Optional(Type.String({ format: 'date', description: 'First day, in the caller’s time zone.' })),
  to: Type.Optional(Type.String({ format: 'date', description: 'Last day, in the caller’s time zone.' })),
}

const invoiceId = Type.Object({ id: Id })

/** What an invoice is made of, by hand or by a shop’s program. */
export const invoiceBody = {
  amount: DecimalText,
  asset: Code,
  product_title: seenText({ maxLength: invoiceRules.titleMaxLength }),
  product_description: Type.Optional(seenText({ maxLength: invoiceRules.descriptionMaxLength })),
  email: Type.Optional(nullable(Email)),
  reference: Type.Optional(
    nullable(Type.String({ pattern: `^[0-9A-Za-z_.#:-]{1,${invoiceRules.referenceMaxLength}}$` })),
  ),
  locale: Type.Optional(Locale),
}

export const invoiceOperations = operations({
  createInvoice: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/invoice',
    summary: 'Makes an invoice of one of the caller’s stores; mails it to its payer where that is asked for.',
    access: 'user',
    idempotent: true,
    perMinute: 60,
    body: namedSchema(
      'CreateInvoiceBody',
      Type.Object(
        { account_id: Id, ...invoiceBody, send_email: Type.Optional(Type.Boolean()) },
        { additionalProperties: false },
      ),
    ),
    reply: InvoiceDetail,
  },
  invoices: {
    method: 'GET',
    path: '/v1/invoices',
    summary: 'Invoices of one of the caller’s stores, newest first.',
    access: 'user',
    query: Type.Object({ ...filters, ...keysetPaging() }),
    reply: namedSchema(
      'InvoiceList',
      Type.Object({
        items: Type.Array(Invoice),
        has_more: Type.Boolean(),
        totals: Type.Array(
          namedSchema(
            'InvoiceTotal',
            Type.Object({
              status: Type.Unsafe<(typeof shownStatuses)[number]>({ $ref: 'InvoiceStatus#' }),
              count: Type.Integer(),
              amount: MoneySchema,
            }),
          ),
          { description: 'Of the whole store, whatever is filtered.' },
        ),
        seq: Type.Integer(),
      }),
    ),
  },
  downloadInvoices: {
    method: 'GET',
    path: '/v1/invoices/download',
    summary: 'The invoices of a filter as a table: CSV or a workbook.',
    access: 'user',
    stream: true,
    perMinute: 10,
    query: Type.Object({
      ...filters,
      format: Type.Optional(oneOf(['csv', 'xlsx'] as const)),
      time_zone: Type.Optional(Type.String({ maxLength: 64 })),
      locale: Type.Optional(Locale),
    }),
  },
  invoice: {
    method: 'GET',
    path: '/v1/invoices/:id',
    summary: 'One invoice of the caller, with what came for it and what happened to it.',
    access: 'user',
    params: invoiceId,
    reply: InvoiceDetail,
  },
  cancelInvoice: {
    method: 'POST',
    path: '/v1/invoices/:id/cancel',
    summary: 'Cancels an invoice for which nothing came.',
    access: 'user',
    idempotent: true,
    params: invoiceId,
    reply: InvoiceDetail,
  },
  mailInvoice: {
    method: 'POST',
    path: '/v1/invoices/:id/mail',
    summary: 'Mails the invoice to its payer.',
    access: 'user',
    idempotent: true,
    perMinute: 10,
    params: invoiceId,
    body: namedSchema(
      'MailInvoiceBody',
      Type.Object({ email: Type.Optional(Email) }, { additionalProperties: false }),
    ),
    reply: InvoiceDetail,
  },
  acceptInvoiceRest: {
    method: 'POST',
    path: '/v1/invoices/:id/accept',
    summary: 'Takes coins that came late, short or beyond what was asked for.',
    access: 'user',
    idempotent: true,
    params: invoiceId,
    body: namedSchema('AcceptInvoiceRestBody', Type.Object({ rest_id: Id }, { additionalProperties: false })),
    reply: InvoiceDetail,
  },
  confirmInvoiceRefund: {
    method: 'POST',
    path: '/v1/invoices/:id/refund',
    summary: 'Sends back what is held, to the address that the payer has left.',
    access: 'user',
    idempotent: true,
    params: invoiceId,
    body: namedSchema(
      'ConfirmInvoiceRefundBody',
      Type.Object({ refund_id: Id }, { additionalProperties: false }),
    ),
    reply: InvoiceDetail,
  },
})
