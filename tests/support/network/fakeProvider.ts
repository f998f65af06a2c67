import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

/** One request that is expected, and what is answered. */
export interface Exchange {
  readonly method?: string
  readonly path: string
  /** What has to be among the headers. */
  readonly headers?: Readonly<Record<string, unknown>>
  /** The whole body, parsed; a function looks at its bytes. */
  readonly body: unknown
  /** `cut` breaks the connection, `silence` says nothing until the caller gives up. */
  readonly answer: { readonly status?: number; readonly body?: unknown } | 'cut' | 'silence'
}

/** Somebody's HTTP API, played by a test: it answers what was agreed, in that order, and nothing else. */
export interface FakeProvider {
  readonly url: string
  /** Agrees on the next request; resolves with its headers when it has come. */
  next(exchange: Exchange): Promise<IncomingMessage['headers']>
}

interface Agreed extends Exchange {
  readonly resolve: (headers: IncomingMessage['headers']) => void
}

/** Starts it on loopback. When the test is over, a request that was not agreed on, or did not come, fails it. */
export async function fakeProvider(): Promise<FakeProvider> {
  const agreed: Agreed[] = []
  const faults: unknown[] = []
  const server = createServer((request, response) => {
    void answerNext(request, response).catch((error: unknown) => {
      faults.push(error)
      response.destroy()
    })
  })
  async function answerNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat(await request.toArray())
    const exchange = agreed.shift()
    const call = `${request.method} ${request.url}`
    if (!exchange) throw new Error(`nobody agreed on ${call}: ${bytes.toString()}`)
    expect(call).toBe(`${exchange.method ?? 'POST'} ${exchange.path}`)
    expect(request.headers).toMatchObject(exchange.headers ?? {})
    if (typeof exchange.body === 'function') exchange.body(bytes)
    else expect(JSON.parse(bytes.toString())).toEqual(exchange.body)
    exchange.resolve(request.headers)
    const { answer } = exchange
    if (answer === 'cut') response.destroy()
    if (typeof answer === 'string') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    expect(faults).toEqual([])
    expect(agreed.map(({ path }) => path)).toEqual([])
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: exchange => new Promise(resolve => agreed.push({ ...exchange, resolve })),
  }
}
