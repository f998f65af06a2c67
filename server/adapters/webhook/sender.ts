import { agentName } from '../../../brand/brand.ts'
import { brand } from '../../domain/brand.ts'
import { Resolver } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { allowsHost, isPublicAddress, literalAddress } from '../../domain/host/publicAddress.ts'
import type { WebhookAnswer, WebhookFault } from '../../domain/store/webhook.ts'
import type { Timers } from '../../runtime/timers.ts'

/** All addresses of a name; rejects, or answers none, where there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** What is posted. */
export interface WebhookPost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON. */
  readonly body: string
}

/** Posts to merchants' addresses, and to nothing of our own. Whatever comes of it is an answer: it does not throw. */
export interface WebhookSender {
  post(post: WebhookPost): Promise<WebhookAnswer>
}

/** What a sender stands on. */
export interface WebhookSenderParts {
  readonly timers: Timers
  readonly timeoutMs: number
  /** Signs of an answer that are kept. */
  readonly answerLength: number
  /** `host:port` that may be private, and without TLS. */
  readonly allowedHosts: ReadonlySet<string>
  readonly resolve?: Resolve
  /** Which addresses may be connected to. */
  readonly isPublic?: (address: string) => boolean
}

/**
 * A name is resolved once, here: every address of it must be public, and the connection goes to one of these, so that a name
 * that means another address a moment later changes nothing. Redirects are not followed.
 */
export function webhookSender(parts: WebhookSenderParts): WebhookSender {
  const { timers, timeoutMs, answerLength, allowedHosts } = parts
  const { resolve = resolveByDns, isPublic = isPublicAddress } = parts

  async function addressesOf(url: URL): Promise<readonly string[] | WebhookFault> {
    const isAllowed = allowsHost(allowedHosts, url)
    if (url.protocol !== 'https:' && !isAllowed) return 'not_public'
    const literal = literalAddress(url)
    const found = literal === null ? await resolve(url.hostname).catch(() => []) : [literal]
    if (found.length === 0) return 'unresolved'
    return isAllowed || found.every(isPublic) ? found : 'not_public'
  }

  return {
    async post({ url: text, headers, body }) {
      const late = new AbortController()
      const cancel = timers.after(timeoutMs, () => late.abort())
      try {
        const url = new URL(text)
        const found = await Promise.race([addressesOf(url), aborted(late.signal)])
        if (typeof found === 'string') return noAnswer(found)
        const response = await sent(url, found, { headers, body }, late.signal)
        const answer = await beginningOf(response, answerLength)
        const statusCode = response.statusCode ?? null
        const isRedirect = statusCode !== null && statusCode >= 300 && statusCode <= 399
        return { statusCode, answer, fault: isRedirect ? 'redirected' : null }
      } catch (error) {
        return noAnswer(late.signal.aborted ? 'late' : faultOf(error))
      } finally {
        cancel()
      }
    },
  }
}

const noAnswer = (fault: WebhookFault): WebhookAnswer => ({ statusCode: null, answer: null, fault })

/**
 * Asks the name servers themselves: the system's resolver knows names of its own, and holds one of the few threads of the
 * process while a merchant's name server is silent.
 */
const resolveByDns: Resolve = async name => {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap(one => (one.status === 'fulfilled' ? one.value : []))
}

/** Rejects when time has run out. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('late')), { once: true }),
  )

/** Sends it to one of these addresses, whatever the name means by now. */
function sent(
  url: URL,
  addresses: readonly string[],
  { headers, body }: Pick<WebhookPost, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const known = addresses.map(address => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_name, { all }, done) =>
    all === true ? done(null, known) : done(null, known[0]?.address ?? '', known[0]?.family)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      // A connection of its own: none that was made for another merchant, nor by a proxy.
      agent: false,
      lookup,
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `${agentName(brand)}-Webhooks/1`,
        connection: 'close',
      },
    })
    call.on('response', resolve)
    call.on('error', reject)
    call.end(body)
  })
}

/** The beginning of an answer, as text that can be kept; what is cut off counts as far as it came. */
async function beginningOf(response: IncomingMessage, length: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      // A sign has four bytes at most.
      if (bytes >= length * 4) break
    }
  } catch {
    // Its status came: that is the answer.
  }
  response.destroy()
  const text = Buffer.concat(parts).toString('utf8')
  return text.slice(0, length).toWellFormed().replaceAll('\0', '\uFFFD')
}

const certificateCode = /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_)/

function faultOf(error: unknown): WebhookFault {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && certificateCode.test(code) ? 'certificate' : 'unreachable'
}
