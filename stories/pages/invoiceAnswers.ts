import type {
  InvoiceDetailShape,
  InvoiceStatus,
  InvoiceValues,
} from '../../design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import {
  heldInvoice,
  storyInvoices,
  storyMerchantInvoice,
  storyTotals,
} from '../domain/support/shop/storyMerchantInvoices.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storeAnswers } from './storeAnswers.ts'

interface Asked {
  readonly statuses?: readonly InvoiceStatus[]
  readonly held?: boolean
}

/** What the server says to the pages of invoices; changes are kept as long as the story. */
export function invoiceAnswers(first: readonly InvoiceDetailShape[] = storyInvoices): StoryAnswers {
  let kept = first
  const found = (id: string) => {
    const one = kept.find(each => each.id === id)
    if (one === undefined) throw refusal(404, 'not_found')
    return one
  }
  const change = (id: string, changed: Partial<InvoiceDetailShape>) => {
    kept = kept.map(each => (each.id === id ? { ...each, ...changed } : each))
    return found(id)
  }
  return {
    ...storeAnswers(),
    invoices: ({ statuses, held }: Asked) => ({
      items: kept.filter(
        ({ status, hasHeld }) =>
          (statuses?.includes(status) ?? true) && (held === undefined || hasHeld === held),
      ),
      totals: kept.length === 0 ? [] : storyTotals,
      hasMore: false,
      seq: 1,
    }),
    invoice: ({ id }: { id: string }) => found(id),
    createInvoice: ({ input }: { input: InvoiceValues }) => {
      const { amount, asset, productTitle, email, reference } = input
      const invoice = storyMerchantInvoice('created', {
        id: '01900000-0000-7000-8000-0000000009aa',
        amount: { amount, asset },
        productTitle,
        email,
        reference,
      })
      kept = [invoice, ...kept]
      return invoice
    },
    cancelInvoice: ({ id }: { id: string }) => change(id, { status: 'trade_cancelled', actions: [] }),
    mailInvoice: ({ id }: { id: string }) => found(id),
    acceptInvoiceRest: ({ id }: { id: string }) =>
      change(id, {
        hasHeld: false,
        actions: [],
        payments: heldInvoice.payments.map(payment => ({
          ...payment,
          rest: payment.rest && { ...payment.rest, status: 'accepted' as const },
        })),
      }),
    confirmInvoiceRefund: ({ id }: { id: string }) =>
      change(id, {
        refunds: heldInvoice.refunds.map(refund => ({ ...refund, status: 'confirmed' as const })),
      }),
  }
}
