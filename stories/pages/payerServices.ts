import { fn } from 'storybook/test'
import type { NewsEvents } from '../../app/payer/followInvoice.ts'
import type { PayerAnswer, PayerCalls } from '../../app/payer/payerCalls.ts'
import type { PayerInvoice } from '../../app/payer/payerInvoice.ts'
import type { PayerPage, PayerView } from '../../app/payer/payerPage.ts'
import type { PayerServices } from '../../app/payer/payerServices.ts'
import type { PayerState } from '../../design-system/domain/shop/invoice/invoiceShape.ts'
import { pageBrand } from '../../design-system/brand/brand.ts'
import { sampleInvoice, sampleTime } from '../../design-system/domain/shop/invoice/sampleInvoice.ts'
import type { Locale } from '../../design-system/format/locale.ts'
import { invoiceWords } from '../../design-system/locales/__generated__/invoiceWords.ts'
import { storyLook } from '../domain/support/shop/storyInvoices.ts'

/** A ground of one colour: a picture of it is a third as large, and there are many of them. */
const plain = { ...storyLook.style, backgroundColor2: storyLook.style.backgroundColor1 }

/** An invoice of a store, as its payer meets it in a state. */
export const payerInvoice = (state: PayerState, locale: Locale = 'en', version = 1): PayerInvoice => ({
  ...sampleInvoice(state, locale),
  version,
  locale,
  look: { ...storyLook, style: plain, defaultLocale: locale },
})

/** A page as the gateway renders it. */
export const payerPage = (
  view: PayerView,
  locale: Locale = 'en',
  parent: string | null = null,
): PayerPage => ({
  view,
  locale,
  words: invoiceWords[locale],
  brand: pageBrand,
  now: sampleTime,
  path: '/invoice/sample',
  query: '',
  parent,
})

/** What the page has of the world: a server that answers as it is told, and news that a story tells. */
export function storyServices(calls: Partial<PayerCalls> = {}) {
  const news: { events: NewsEvents | null } = { events: null }
  const never = () => new Promise<PayerAnswer>(() => {})
  const services: PayerServices = {
    calls: { read: async () => null, choose: never, renew: never, leaveRefundAddress: never, ...calls },
    openNews(events) {
      news.events = events
      return { close: () => {} }
    },
    now: () => sampleTime,
    random: () => 0,
    print: fn(),
    leave: fn(),
    tell: fn(),
  }
  return { services, news }
}
