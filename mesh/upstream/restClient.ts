import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type Caller, type Site, serverHeaders } from '../identity.ts'

/** One JSON call to the server, its path relative to the server and already encoded. */
export interface RestCall {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** The server's answer; `body` is null where it was no JSON. */
export interface RestAnswer {
  readonly status: number
  readonly body: unknown
  readonly cookies: readonly string[]
}

/** The server did not answer: it is away, too slow, or the client left. */
export class ServerSilent extends Error {
  readonly kind: 'away' | 'slow' | 'left'
  constructor(kind: 'away' | 'slow' | 'left') {
    super(`The server did not answer: ${kind}`)
    this.name = 'ServerSilent'
    this.kind = kind
  }
}

export interface RestClientOptions {
  /** The server's origin, as in `http://127.0.0.1:3001`. */
  readonly apiUrl: string
  readonly site: Site
  /** For a whole call, in milliseconds. */
  readonly timeout: number
}

/**
 * Calls the server's REST API with kept-alive connections. Plain `node:http`: at a few hundred small calls a second the
 * streams of `fetch` cost more than the call.
 */
export class RestClient {
  /**
   * For requests that are passed on as they came, each of which has a connection of its client's already: one that stays open, as a
   * payer's page does, must not take the place of a call.
   */
  readonly passing: http.Agent
  readonly #agent: http.Agent
  readonly #base: URL
  readonly #options: RestClientOptions
  readonly #transport: typeof http | typeof https

  constructor(options: RestClientOptions) {
    this.#base = new URL(options.apiUrl)
    this.#options = options
    this.#transport = this.#base.protocol === 'https:' ? https : http
    const { Agent } = this.#transport
    this.#agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' })
    this.passing = new Agent({ keepAlive: true, scheduling: 'lifo' })
  }

  /**
   * Answers whatever the server answers, refusals too.
   * @param signal ends the call when the client leaves
   * @throws ServerSilent
   */
  async call(call: RestCall, caller: Caller, signal?: AbortSignal): Promise<RestAnswer> {
    try {
      return await this.#attempt(call, caller, signal)
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error
      return this.#attempt(call, caller, signal)
    }
  }

  close(): void {
    this.#agent.destroy()
    this.passing.destroy()
  }

  #attempt(call: RestCall, caller: Caller, signal?: AbortSignal): Promise<RestAnswer> {
    const payload = call.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body))
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new ServerSilent('left'))
      let end: 'slow' | 'left' | 'away' = 'away'
      const request = this.#transport.request({
        agent: this.#agent,
        hostname: this.#base.hostname,
        port: this.#base.port,
        method: call.method,
        path: call.path,
        headers: {
          ...serverHeaders(caller, this.#options.site),
          accept: 'application/json',
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': payload.length }),
          ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
        },
      })
      const stop = (reason: 'slow' | 'left') => {
        end = reason
        request.destroy(new Error(reason))
      }
      const leave = () => stop('left')
      const timer = setTimeout(() => stop('slow'), this.#options.timeout)
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      signal?.addEventListener('abort', leave, { once: true })
      request.on('response', response => {
        // Refused before it was sent: its rest may lie in the connection, and nobody else's call comes behind it.
        if (!request.writableFinished) request.shouldKeepAlive = false
        readAnswer(response, answer => {
          settle()
          if (answer === undefined) reject(new ServerSilent(end))
          else resolve(answer)
        })
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        settle()
        const mayRepeat = call.method === 'GET' || call.idempotencyKey !== undefined
        const isStale = request.reusedSocket && error.code === 'ECONNRESET'
        reject(isStale && mayRepeat ? new StaleConnection() : new ServerSilent(end))
      })
      request.end(payload)
    })
  }
}

/** A kept-alive connection that the server had closed meanwhile; nothing was answered on it. Where the next one was closed too, it is away. */
class StaleConnection extends ServerSilent {
  constructor() {
    super('away')
  }
}

/** Collects the answer; `done(undefined)` when the connection breaks in the middle. */
function readAnswer(response: IncomingMessage, done: (answer: RestAnswer | undefined) => void): void {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('close', () => {
    if (!response.complete) return done(undefined)
    done({
      status: response.statusCode ?? 0,
      body: parseJson(response.headers['content-type'], chunks),
      cookies: response.headers['set-cookie'] ?? [],
    })
  })
  response.on('error', () => undefined)
}

function parseJson(type: string | undefined, chunks: readonly Buffer[]): unknown {
  if (type?.startsWith('application/json') !== true) return null
  const [first] = chunks
  const text = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)
  try {
    return JSON.parse(text.toString('utf8')) as unknown
  } catch {
    return null
  }
}
