import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPushLibrary from 'web-push'
import { hostOf } from '../../domain/host/publicAddress.ts'
import type { Timers } from '../../runtime/timers.ts'
import { ChannelFailed } from '../channelFailed.ts'
import type { PushNotice, PushSender } from '../channels.ts'
import { findHost, type HostGuard } from '../publicHost.ts'
import { subscriptionOf } from './subscription.ts'

/** The pair of keys by which push services know Souk (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

interface WebPushOptions extends Pick<HostGuard, 'resolve' | 'isPublic'> {
  readonly vapid: VapidKeys
  /** Whom a push service may write to: `https:` or `mailto:`. */
  readonly subject: string
  readonly timers: Timers
  /** For tests: push services on this machine. */
  readonly allowLocal?: boolean
}

const timeoutMs = 10_000
/** What a trade tells of is old after a day. */
const keptSeconds = 24 * 3600

/**
 * Notices to browsers (RFC 8030): JSON `{title, body, path, tag}`, encrypted for the one that subscribed. An address that
 * cannot be one is `gone`.
 */
export function webPush(options: WebPushOptions): PushSender {
  const allowLocal = options.allowLocal ?? false
  return {
    async send({ address }, notice) {
      const subscription = subscriptionOf(address, allowLocal)
      if (!subscription) return 'gone'
      const status = await deliver(sealed(subscription, notice, options), options)
      if (status === 'gone' || status === 404 || status === 410) return 'gone'
      if (status < 200 || status > 299)
        throw new ChannelFailed(`push service: the notice was answered with ${status}`, status)
      return 'sent'
    },
  }
}

type Sealed = ReturnType<typeof sealed>

function sealed(
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
  { title, body, path, tag }: PushNotice,
  { vapid, subject }: WebPushOptions,
) {
  try {
    return webPushLibrary.generateRequestDetails(subscription, JSON.stringify({ title, body, path, tag }), {
      vapidDetails: { subject, ...vapid },
      TTL: keptSeconds,
      urgency: 'high',
      // A notice that still waits at the service is replaced by the next of its tag.
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    })
  } catch {
    throw new ChannelFailed('push service: the notice could not be encrypted')
  }
}

/**
 * Posts it to whom {@link findHost} finds, within a time; answers the status. The address is the secret of one browser, so no
 * error tells it.
 */
async function deliver(
  { endpoint, headers, body }: Sealed,
  { timers, allowLocal = false, ...guard }: WebPushOptions,
): Promise<number | 'gone'> {
  const url = new URL(endpoint)
  const allowedHosts = new Set(allowLocal ? [hostOf(url)] : [])
  const late = new AbortController()
  const cancel = timers.after(timeoutMs, () => late.abort())
  try {
    const host = await findHost(url, { ...guard, allowedHosts }, late.signal)
    if (host.ok) return await post(url, { headers, body, lookup: host.lookup, signal: late.signal })
    if (host.why === 'not_public') return 'gone'
    throw new Error(host.why)
  } catch {
    throw new ChannelFailed(
      `push service: ${late.signal.aborted ? 'did not answer in time' : 'cannot be reached'}`,
    )
  } finally {
    cancel()
    // What it says beside the status is not read.
    late.abort()
  }
}

interface Post {
  readonly headers: Sealed['headers']
  readonly body: Sealed['body']
  readonly lookup: LookupFunction
  readonly signal: AbortSignal
}

function post(url: URL, { headers, body, lookup, signal }: Post): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    // A connection of its own: none that was made to what a name meant before.
    const sending = request(url, { method: 'POST', headers, agent: false, lookup, signal })
    sending.on('error', reject)
    sending.on('response', answer => {
      answer.on('error', () => undefined)
      resolve(answer.statusCode ?? 0)
    })
    sending.end(body)
  })
}
