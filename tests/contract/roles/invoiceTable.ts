import { all, everybody, noSecret, usersAre, type Case } from './case.ts'
import { newInvoice } from './props.ts'
import type { Scene } from './scene.ts'

/** An invoice is its store’s: for everybody else it does not exist. */
const ownerOnly: Case['says'] = { ...usersAre('not_found'), owner: 'ok' }

const invoice = ({ shop }: Scene) => ({ params: { id: shop.id } })
const filter = ({ shop }: Scene) => ({ query: { account_id: shop.store } })
const payers = ({ shop }: Scene) => ({ params: { unique_id: shop.uniqueId } })
const nobodysId = '01999999-9999-7999-8999-999999999999'

export const invoiceTable = {
  createInvoice: [
    {
      at: 'nothing',
      sends: ({ shop }) => ({
        body: {
          account_id: shop.store,
          ...newInvoice,
          product_description: 'Two bags.',
          email: 'payer@example.com',
          locale: 'ru',
          send_email: false,
        },
      }),
      says: ownerOnly,
    },
  ],
  invoices: [
    {
      at: 'nothing',
      sends: filter,
      says: ownerOnly,
      shows: (body, _, { shop }) => ({
        'the invoice of the store': (body['items'] as { id: string }[]).some(({ id }) => id === shop.id),
      }),
    },
  ],
  downloadInvoices: [{ at: 'nothing', sends: filter, says: ownerOnly }],
  invoice: [{ at: 'nothing', sends: invoice, says: ownerOnly }],
  cancelInvoice: [{ at: 'nothing', sends: invoice, says: ownerOnly }],
  mailInvoice: [
    {
      at: 'nothing',
      sends: scene => ({ ...invoice(scene), body: { email: 'payer@example.com' } }),
      says: ownerOnly,
    },
  ],
  acceptInvoiceRest: [
    {
      at: 'nothing',
      sends: scene => ({ ...invoice(scene), body: { rest_id: nobodysId } }),
      says: { ...ownerOnly, owner: 'rest_gone' },
    },
  ],
  confirmInvoiceRefund: [
    {
      at: 'nothing',
      sends: scene => ({ ...invoice(scene), body: { refund_id: nobodysId } }),
      says: { ...ownerOnly, owner: 'refund_gone' },
    },
  ],
  payerInvoice: [
    {
      at: 'nothing',
      sends: payers,
      says: everybody,
      shows: body => ({ 'nothing of the store’s owner': !JSON.stringify(body).includes('owner') }),
    },
  ],
  choosePayment: [
    {
      at: 'nothing',
      sends: scene => ({ ...payers(scene), body: { coin: 'BTC', network: 'bitcoin' } }),
      says: everybody,
    },
  ],
  renewInvoice: [{ at: 'nothing', sends: payers, says: all('invoice_moved_on') }],
  leaveRefundAddress: [
    {
      at: 'nothing',
      sends: scene => ({ ...payers(scene), body: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' } }),
      says: all('refund_gone'),
    },
  ],
  refundToConfirm: [
    { at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') },
  ],
  confirmRefundAddress: [
    { at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') },
  ],
  payerInvoiceNews: [
    { at: 'nothing', sends: () => ({ params: { unique_id: 'AAAAAAAAAAAAAAAA' } }), says: all('not_found') },
  ],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
