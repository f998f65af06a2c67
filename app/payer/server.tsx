import type { PayerMarkup, PayerRequest } from '../../http/payerPage.ts'
import { pageBrand } from '@souk/design-system/brand/brand.ts'
import { defaultLocale, isLocale, type Locale } from '@souk/design-system/format/locale.ts'
import { invoiceWords } from '@souk/design-system/locales/__generated__/invoiceWords.ts'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { PayerApp } from './PayerApp.tsx'
import { refusalOf } from './payerCalls.ts'
import { payerInvoiceOf, refundOf } from './payerInvoice.ts'
import type { PayerPage, PayerView } from './payerPage.ts'
import { payerWords } from './payerWords.ts'

const awaited: ReadonlySet<string> = new Set(['waiting', 'seen', 'underpaid'])
const localeOf = (text: string | null): Locale | null => (isLocale(text) ? text : null)

/** No browser is there: nothing of this is called while a page is rendered. */
const nobody = () => {
  throw new Error('A page that is rendered on the server does nothing.')
}
const noServices = {
  calls: { read: nobody, choose: nobody, renew: nobody, leaveRefundAddress: nobody },
  openNews: nobody,
  now: nobody,
  random: nobody,
  print: nobody,
  leave: nobody,
  tell: nobody,
}

/** Renders a page of a payer. */
export function renderPayer(request: PayerRequest): PayerMarkup {
  const { view, own } = viewOf(request)
  const locale = localeOf(request.prefix) ?? own ?? localeOf(request.fallback) ?? defaultLocale
  const { now, path, query, parent, brand = pageBrand } = request
  const page: PayerPage = { view, locale, words: invoiceWords[locale], brand, now, path, query, parent }
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(<PayerApp page={page} services={noServices} />))
    const isLive = view.kind === 'invoice'
    return {
      locale,
      title: titleOf(page),
      html,
      styles: sheet.getStyleTags(),
      state: isLive ? page : null,
      isAwaited: isLive && awaited.has(view.invoice.state),
    }
  } finally {
    sheet.seal()
  }
}

/** The invoice, or what else is there, and in which language by itself. */
function viewOf({ kind, answer, refused }: PayerRequest): { view: PayerView; own: Locale | null } {
  if (kind === 'confirm') {
    const refund = refundOf(answer)
    return { view: { kind, refund }, own: refund.locale }
  }
  if (kind !== 'invoice') return { view: { kind }, own: null }
  const invoice = payerInvoiceOf(answer)
  const shown = { kind, invoice } as const
  if (refused === undefined) return { view: shown, own: invoice.locale }
  const { problem, address } = refusalOf(refused)
  const said = address === null ? { problem } : { refundError: address }
  return { view: { ...shown, ...said }, own: invoice.locale }
}

function titleOf({ view, locale, words, brand }: PayerPage): string {
  if (view.kind === 'invoice') return `${view.invoice.productTitle} · ${view.invoice.look.title}`
  return payerWords(locale, words, brand.name).of('invoice')(
    `${view.kind === 'confirm' ? 'confirmRefund' : view.kind}.title`,
  )
}
