import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FakeCable } from './fakeCable.ts'

/** A request as the server received it. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

type Handler = (received: Received, response: ServerResponse) => void | Promise<void>

/**
 * The server as the gateway sees it, for tests: REST answers by method and path, everything that came in, and a
 * `/cable` whose every move the test makes.
 */
export class FakeServer {
  readonly cable = new FakeCable()
  readonly received: Received[] = []
  readonly #handlers = new Map<string, Handler>()
  readonly #raw = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
  readonly #server = http.createServer((request, response) => void this.#answer(request, response))

  static async start(): Promise<FakeServer> {
    const fake = new FakeServer()
    fake.#server.on('upgrade', (request, socket, head) => fake.cable.upgrade(request, socket, head))
    fake.#server.listen(0, '127.0.0.1')
    await once(fake.#server, 'listening')
    return fake
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Answers a call, named `GET /api/v1/me` without its query, with JSON. */
  reply(name: string, body: unknown, status = 200, headers: Record<string, string | string[]> = {}): void {
    this.handle(name, (_received, response) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      response.end(JSON.stringify(body))
    })
  }

  /** Answers a call by hand, once its body is there. */
  handle(name: string, handler: Handler): void {
    this.#handlers.set(name, handler)
  }

  /** Answers a call by hand, as a stream. */
  handleRaw(name: string, handler: (request: IncomingMessage, response: ServerResponse) => void): void {
    this.#raw.set(name, handler)
  }

  /** The calls of a name so far. */
  callsTo(name: string): Received[] {
    return this.received.filter(({ method, url }) => `${method} ${url.split('?')[0]}` === name)
  }

  async close(): Promise<void> {
    this.cable.close()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${request.method} ${request.url?.split('?')[0]}`
    const raw = this.#raw.get(name)
    if (raw !== undefined) return raw(request, response)
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      // Whoever sent it has left.
      return
    }
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
    this.received.push(received)
    const handler = this.#handlers.get(name)
    if (handler !== undefined) return handler(received, response)
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ errors: { base: ['Not found.'] }, code: 'not_found' }))
  }
}
