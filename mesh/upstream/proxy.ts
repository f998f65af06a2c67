import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { type Caller, type Site, serverHeaders } from '../identity.ts'
import { bringsBody } from '../../http/restOfBody.ts'

export interface ProxyOptions {
  /** The server's origin. */
  readonly apiUrl: string
  readonly site: Site
  readonly agent: http.Agent
  /** Milliseconds without a byte after which the server is taken for gone. */
  readonly timeout: number
  /** Headers of answers that do not say otherwise themselves. */
  readonly defaults?: Readonly<Record<string, string>>
  /** Refuses while nothing was answered yet. */
  readonly refuse: (response: ServerResponse, kind: 'away' | 'slow') => void
}

/** What goes up as the client sent it; all that says who it is comes from the identity function instead. */
const requestHeaders = [
  'accept',
  'content-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  // Of a shop, over the bytes of its call.
  'souk-key',
  'souk-signature',
  'souk-timestamp',
  // Of a provider, over the body of its report.
  'x-signature',
] as const

/** What belongs to one connection alone, and what the gateway says itself. */
const ownHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-request-id',
])

/**
 * Passes a request to the server and its answer back, both as streams: a slow side slows the other one down, nothing is
 * collected in memory, and a client that leaves ends the call.
 */
export function makeProxy(options: ProxyOptions) {
  const base = new URL(options.apiUrl)
  const transport = base.protocol === 'https:' ? https : http
  return (request: IncomingMessage, response: ServerResponse, caller: Caller): void => {
    const upstream = transport.request({
      agent: options.agent,
      hostname: base.hostname,
      port: base.port,
      method: request.method,
      path: request.url,
      headers: {
        ...sent(request.headers),
        // Without a length the body goes on as it came, whatever the method: bare, it would be read as the next request.
        ...(request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
        ...serverHeaders(caller, options.site),
      },
    })
    let isSlow = false
    upstream.setTimeout(options.timeout, () => {
      isSlow = true
      upstream.destroy(new Error('slow'))
    })
    upstream.on('response', answer => {
      // Where a body was refused its rest may still lie in the connection: nobody else's call comes behind it.
      if ((answer.statusCode ?? 502) >= 400 && bringsBody(request)) upstream.shouldKeepAlive = false
      response.writeHead(answer.statusCode ?? 502, { ...options.defaults, ...received(answer.headers, base) })
      answer.pipe(response)
      answer.on('error', () => undefined)
      answer.on('close', () => {
        if (!answer.complete) response.destroy()
      })
    })
    upstream.on('error', () => {
      // What the client still sends is read to its end with the answer, see `restOfBody.ts`.
      request.unpipe(upstream)
      if (!response.headersSent && !response.destroyed) options.refuse(response, isSlow ? 'slow' : 'away')
      else if (isSlow) response.destroy()
    })
    response.on('close', () => {
      request.unpipe(upstream)
      if (!upstream.destroyed) upstream.destroy()
    })
    request.pipe(upstream)
  }
}

const sent = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    requestHeaders.flatMap(name => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

function received(headers: IncomingHttpHeaders, base: URL): Record<string, string | string[]> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) ? [] : [[name, value] as const],
  )
  const answer: Record<string, string | string[]> = Object.fromEntries(kept)
  if (headers.location?.startsWith(base.origin) === true)
    answer['location'] = headers.location.slice(base.origin.length) || '/'
  return answer
}
