import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Wire } from '../../../kernel/handlers.ts'
import type { EventBus } from '../../../runtime/eventBus.ts'
import type { Timers } from '../../../runtime/timers.ts'
import { product } from '../../../runtime/product.ts'
import type { InvoiceRow } from './tables.ts'

/** The pages that wait for news of invoices. */
export interface InvoiceNews {
  /** Keeps a connection and tells it the version of its invoice: the one of now first, then each. */
  follow(
    row: Pick<InvoiceRow, 'unique_id' | 'version'>,
    wire: Wire,
    latest: () => Promise<number>,
  ): Promise<unknown>
  close(): void
}

const message = (version: number): string =>
  `id: ${version}\nevent: version\ndata: {"version":${version}}\n\n`

/**
 * Server-sent events to whoever has an invoice open: what changed is read anew by the page, so that nothing but the version is kept
 * here for each connection.
 */
export function invoiceNews({
  bus,
  timers,
}: {
  readonly bus: EventBus
  readonly timers: Timers
}): InvoiceNews {
  const byInvoice = new Map<string, Set<ServerResponse>>()
  const unsubscribe = bus.subscribe(({ channel, target, payload }) => {
    if (channel !== 'invoice' || target === null) return
    const listeners = byInvoice.get(target)
    if (!listeners) return
    const text = message(Number(payload['version']))
    for (const response of listeners) response.write(text)
  })
  // A silent connection is cut by networks on the way.
  const stopBeat = timers.every(product.invoice.newsBeatSeconds * 1000, () => {
    for (const listeners of byInvoice.values()) for (const response of listeners) response.write(': \n\n')
  })

  function leave(uniqueId: string, response: ServerResponse): void {
    const listeners = byInvoice.get(uniqueId)
    listeners?.delete(response)
    if (listeners?.size === 0) byInvoice.delete(uniqueId)
  }

  return {
    async follow({ unique_id: uniqueId }, { reply }, latest) {
      const response = reply.raw
      const listeners = byInvoice.get(uniqueId) ?? new Set()
      byInvoice.set(uniqueId, listeners.add(response))
      response.on('close', () => leave(uniqueId, response))
      reply.hijack()
      response.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies on the way must not gather it.
        'x-accel-buffering': 'no',
      })
      // Read after it listens: what changes in between is told twice at worst.
      response.write(`retry: 2000\n\n${message(await latest())}`)
      return reply
    },
    close() {
      unsubscribe()
      stopBeat()
      for (const listeners of byInvoice.values()) for (const response of listeners) response.end()
      byInvoice.clear()
    },
  }
}
