import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, MoneySchema, namedSchema, nullable } from '../../../kernel/schema.ts'
import { StoreStatus } from '../../../shapes/store.ts'
import { NetworkCode } from '../../trading/shapes/guest.ts'

const accountId = Type.Object({ account_id: Id })
const Month = Type.String({
  pattern: '^\\d{4}-\\d{2}$',
  description: 'As in 2026-03, by the caller’s clocks; the last one runs yet.',
})

/** What was made, and what of that was paid by now: invoices count in the month in which they were made. */
const invoices = {
  made: Type.Integer(),
  paid: Type.Integer(),
  paid_percent: nullable(DecimalText),
  sums: Type.Array(
    namedSchema(
      'MerchantInvoiceSum',
      Type.Object({ made: Type.Integer(), paid: Type.Integer(), asked: MoneySchema, got: MoneySchema }),
    ),
    { description: 'One for each coin or fiat that was asked for.' },
  ),
}
const InvoiceFigures = namedSchema('MerchantInvoiceFigures', Type.Object(invoices))
const InvoiceMonths = Type.Array(
  namedSchema('MerchantInvoiceMonth', Type.Object({ month: Month, ...invoices })),
)

/** What stores were paid out, at the moment at which they had it. */
const payouts = {
  payments: Type.Integer(),
  worth: MoneySchema,
  coins: Type.Array(
    namedSchema(
      'MerchantPayoutCoin',
      Type.Object({
        payments: Type.Integer(),
        paid: MoneySchema,
        fee: MoneySchema,
        got: MoneySchema,
        /** Of what it got, now. */
        worth: MoneySchema,
      }),
    ),
  ),
}
const Payouts = namedSchema(
  'MerchantPayoutStats',
  Type.Object({
    currency_code: Code,
    months: Type.Array(namedSchema('MerchantPayoutMonth', Type.Object({ month: Month, ...payouts }))),
    total: namedSchema('MerchantPayoutFigures', Type.Object(payouts)),
  }),
)

/** Of a store, to its owner and to who brought it. */
const store = {
  account_id: Id,
  title: Type.String(),
  merchant_id: Type.String({ description: 'The number that payers see.' }),
}

/** What payers of attracted stores paid, the fee included. */
const payments = {
  payments: Type.Integer(),
  worth: MoneySchema,
  coins: Type.Array(
    namedSchema(
      'AttractedPaymentCoin',
      Type.Object({ payments: Type.Integer(), paid: MoneySchema, worth: MoneySchema }),
    ),
  ),
}
const attractedPayments = {
  currency_code: Code,
  months: Type.Array(namedSchema('AttractedPaymentMonth', Type.Object({ month: Month, ...payments }))),
  total: namedSchema('AttractedPaymentFigures', Type.Object(payments)),
}

const Methods = Type.Array(
  namedSchema(
    'AttractedPaymentMethod',
    Type.Object({
      crypto_currency_code: Code,
      network: NetworkCode,
      payments: Type.Integer(),
      paid: MoneySchema,
      worth: MoneySchema,
      worth_percent: DecimalText,
    }),
  ),
  { description: 'The one that most was paid by comes first.' },
)

const AttractedStore = namedSchema(
  'AttractedStore',
  Type.Object({ ...store, since: Moment, payments: Type.Integer(), worth: MoneySchema }),
)

/** Six months of merchants, and of who brought them. */
export const merchantStatsOperations = operations({
  merchantStats: {
    method: 'GET',
    path: '/v1/stats/merchant',
    summary: 'Invoices of all stores of the caller, month by month.',
    access: 'user',
    reply: namedSchema(
      'MerchantStats',
      Type.Object({
        months: InvoiceMonths,
        total: InvoiceFigures,
        stores: Type.Array(
          namedSchema(
            'MerchantStoreFigures',
            Type.Object({
              ...store,
              status: StoreStatus,
              made: Type.Integer(),
              paid: Type.Integer(),
              paid_percent: nullable(DecimalText),
            }),
          ),
        ),
      }),
    ),
  },
  merchantPayoutStats: {
    method: 'GET',
    path: '/v1/stats/merchant_payouts',
    summary: 'What all stores of the caller were paid out, month by month.',
    access: 'user',
    reply: Payouts,
  },
  merchantAccountStats: {
    method: 'GET',
    path: '/v1/stats/merchant_account/:account_id',
    summary: 'Invoices of one store of the caller, month by month.',
    access: 'user',
    params: accountId,
    reply: namedSchema(
      'MerchantAccountStats',
      Type.Object({ ...store, months: InvoiceMonths, total: InvoiceFigures }),
    ),
  },
  merchantAccountPayoutStats: {
    method: 'GET',
    path: '/v1/stats/merchant_account/:account_id/payouts',
    summary: 'What one store of the caller was paid out, month by month.',
    access: 'user',
    params: accountId,
    reply: Payouts,
  },
  attractedPayments: {
    method: 'GET',
    path: '/v1/stats/inviter_payments',
    summary: 'Payments to all stores that the caller has brought, month by month.',
    access: 'user',
    reply: namedSchema('AttractedPayments', Type.Object(attractedPayments)),
  },
  attractedPaymentMethods: {
    method: 'GET',
    path: '/v1/stats/inviter_payment_methods',
    summary: 'What the stores that the caller has brought are paid by.',
    access: 'user',
    reply: namedSchema('AttractedPaymentMethods', Type.Object({ currency_code: Code, items: Methods })),
  },
  attractedStores: {
    method: 'GET',
    path: '/v1/stats/inviter_merchant_accounts',
    summary: 'The stores that the caller has brought, the latest first.',
    access: 'user',
    reply: namedSchema('AttractedStores', Type.Object({ items: Type.Array(AttractedStore) })),
  },
  topAttractedStores: {
    method: 'GET',
    path: '/v1/stats/inviter_top_merchant_accounts',
    summary: 'Of the stores that the caller has brought, those that are paid most.',
    access: 'user',
    reply: namedSchema('TopAttractedStores', Type.Object({ items: Type.Array(AttractedStore) })),
  },
  attractedStore: {
    method: 'GET',
    path: '/v1/stats/inviter_merchant_account/:account_id',
    summary: 'Payments to one store that the caller has brought, month by month.',
    access: 'user',
    params: accountId,
    reply: namedSchema(
      'AttractedStoreStats',
      Type.Object({ ...store, since: Moment, ...attractedPayments, methods: Methods }),
    ),
  },
})
