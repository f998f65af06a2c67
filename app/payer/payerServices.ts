import type { News, NewsEvents } from './followInvoice.ts'
import { payerCalls, type PayerCalls } from './payerCalls.ts'
import type { PayerPage } from './payerPage.ts'

/** What the page has of the world around it. */
export interface PayerServices {
  readonly calls: PayerCalls
  readonly openNews: (events: NewsEvents) => News
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: () => number
  readonly print: () => void
  /** Goes to the store’s page. */
  readonly leave: (url: string) => void
  /** Tells the shop whose frame the page is in; nobody without one. */
  readonly tell: (message: object) => void
}

/** Those of a browser. */
export function browserServices(page: PayerPage, uniqueId: string): PayerServices {
  const { parent, locale } = page
  return {
    calls: payerCalls(uniqueId, locale),
    openNews: events => openNews(uniqueId, events),
    now: () => Date.now(),
    random: Math.random,
    print: () => window.print(),
    // What the store gave is an address, never a script.
    leave(url) {
      if (/^https?:/i.test(url)) location.assign(url)
    },
    tell(message) {
      if (parent !== null) window.parent.postMessage(message, parent)
    },
  }
}

const versionIn = (data: string): number => {
  try {
    return Number((JSON.parse(data) as { version?: unknown }).version)
  } catch {
    return Number.NaN
  }
}

/** The server-sent events of an invoice. It does not connect again by itself: that is done with more patience each time. */
function openNews(uniqueId: string, { onOpen, onVersion, onLost }: NewsEvents): News {
  const source = new EventSource(`/api/v1/payer_invoices/${encodeURIComponent(uniqueId)}/news`)
  source.addEventListener('open', onOpen)
  source.addEventListener('error', onLost)
  source.addEventListener('version', ({ data }: MessageEvent<string>) => onVersion(versionIn(data)))
  return { close: () => source.close() }
}
