import { agentName } from '../../../brand/brand.ts'
import { brand } from '../../domain/brand.ts'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { WebhookAnswer, WebhookFault } from '../../domain/store/webhook.ts'
import type { Timers } from '../../runtime/timers.ts'
import { findHost, type HostGuard } from '../publicHost.ts'

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
export interface WebhookSenderParts extends HostGuard {
  readonly timers: Timers
  readonly timeoutMs: number
  /** Signs of an answer that are kept. */
  readonly answerLength: number
}

/** Posts to whom {@link findHost} finds. Redirects are not followed. */
export function webhookSender(parts: WebhookSenderParts): WebhookSender {
  const { timers, timeoutMs, answerLength } = parts
  return {
    async post({ url: text, headers, body }) {
      const late = new AbortController()
      const cancel = timers.after(timeoutMs, () => late.abort())
      try {
        const url = new URL(text)
        const found = await findHost(url, parts, late.signal)
        if (!found.ok) return noAnswer(found.why)
        const response = await sent(url, found.lookup, { headers, body }, late.signal)
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

/** Sends it to where its host was found. */
function sent(
  url: URL,
  lookup: LookupFunction,
  { headers, body }: Pick<WebhookPost, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
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
