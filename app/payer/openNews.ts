import type { News, NewsEvents } from './followInvoice.ts'

const versionIn = (data: string): number => {
  try {
    return Number((JSON.parse(data) as { version?: unknown }).version)
  } catch {
    return Number.NaN
  }
}

/** The server-sent events of an invoice. It does not connect again by itself: that is done with more patience each time. */
export function openNews(uniqueId: string, { onOpen, onVersion, onLost }: NewsEvents): News {
  const source = new EventSource(`/api/v1/payer_invoices/${encodeURIComponent(uniqueId)}/news`)
  source.addEventListener('open', onOpen)
  source.addEventListener('error', onLost)
  source.addEventListener('version', ({ data }: MessageEvent<string>) => onVersion(versionIn(data)))
  return { close: () => source.close() }
}
