import { pageBrand, type Brand } from '@souk/design-system/brand/brand.ts'
import { defaultLocale, isLocale, type Locale } from '@souk/design-system/format/locale.ts'
import { invoiceWords } from '@souk/design-system/locales/__generated__/invoiceWords.ts'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { PayerApp } from './PayerApp.tsx'
import { refusalOf } from './payerCalls.ts'
import { payerInvoiceOf, refundOf } from './payerInvoice.ts'
import type { PayerPage, PayerView } from './payerPage.ts'
import { payerWords } from './payerWords.ts'

/** What the gateway knows of a request. */
export interface PayerRequest {
  readonly kind: PayerView['kind']
  /** The server’s answer: the invoice, or the refund that is to be confirmed. */
  readonly answer?: unknown
  /** The server’s answer to what was just asked for, where it refused. */
  readonly refused?: unknown
  /** The language of the address, or null: then it is the invoice’s. */
  readonly prefix: string | null
  /** The language of pages that have no invoice. */
  readonly fallback: string
  readonly now: number
  readonly path: string
  readonly query: string
  readonly parent: string | null
  /** Whose page it is; the one of `brand/brand.json` unless told. */
  readonly brand?: Brand
}

/** A page ready to be put into a document. */
export interface PayerMarkup {
  readonly locale: string
  readonly title: string
  readonly html: string
  /** `<style>` tags. */
  readonly styles: string
  /** What the browser takes the page over with, to be written as JSON; null where nothing happens there. */
  readonly state: object | null
  /** Something comes by itself: a page without scripts looks again. */
  readonly isAwaited: boolean
}

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
