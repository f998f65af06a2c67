import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from '../../runtime/logger.ts'
import type { Metrics } from './metrics.ts'

/** A server of its own, for whoever watches: people who open the product never reach it. */
export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves `GET /metrics`, and nothing else.
 * @param place.port 0 for any free one
 */
export async function serveMetrics(
  metrics: Metrics,
  place: { readonly host: string; readonly port: number },
  logger: Logger,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        logger.warn({ err: error }, 'metrics could not be read')
        response.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.port, place.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
