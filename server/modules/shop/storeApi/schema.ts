import { invoiceRules } from '../../../domain/invoice/rules.ts'
import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, keysetPaging, namedSchema, nullable } from '../../../kernel/schema.ts'
import { invoiceBody, InvoiceDetail, InvoicePage } from '../invoice/schema.ts'
import { StoreStatus } from '../../../shapes/store.ts'

export const storeApiOperations = operations({
  store: {
    method: 'GET',
    path: '/v1/store',
    summary: 'The store that the call is signed for: whether a key works, and what may be paid with.',
    access: 'store',
    reply: namedSchema(
      'SignedStore',
      Type.Object({
        account_id: Id,
        title: Type.String(),
        status: StoreStatus,
        currency_code: nullable(Code),
        crypto_currency_codes: Type.Array(Code),
        tolerance_percent: DecimalText,
      }),
    ),
  },
  createStoreInvoice: {
    method: 'POST',
    path: '/v1/store/invoices',
    summary: 'Makes an invoice of the store that the call is signed for.',
    access: 'store',
    idempotent: true,
    perMinute: 600,
    body: namedSchema(
      'CreateStoreInvoiceBody',
      Type.Object(
        {
          ...invoiceBody,
          send_email: Type.Optional(Type.Boolean()),
          success_url: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
          fail_url: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
        },
        { additionalProperties: false },
      ),
    ),
    reply: InvoiceDetail,
  },
  storeInvoices: {
    method: 'GET',
    path: '/v1/store/invoices',
    summary: 'Invoices of the store, newest first; by their order number where one is named.',
    access: 'store',
    perMinute: 600,
    query: Type.Object({
      reference: Type.Optional(Type.String({ minLength: 1, maxLength: invoiceRules.referenceMaxLength })),
      ...keysetPaging(),
    }),
    reply: InvoicePage,
  },
  storeInvoice: {
    method: 'GET',
    path: '/v1/store/invoices/:id',
    summary: 'One invoice of the store.',
    access: 'store',
    perMinute: 600,
    params: Type.Object({ id: Id }),
    reply: InvoiceDetail,
  },
  cancelStoreInvoice: {
    method: 'POST',
    path: '/v1/store/invoices/:id/cancel',
    summary: 'Cancels an invoice for which nothing came.',
    access: 'store',
    idempotent: true,
    perMinute: 600,
    params: Type.Object({ id: Id }),
    reply: InvoiceDetail,
  },
})
