import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPushLibrary from 'web-push'
import type { Timers } from '../../runtime/timers.ts'
import { ChannelFailed } from '../channelFailed.ts'
import type { PushNotice, PushSender } from '../channels.ts'
import { publicLookup } from '../publicLookup.ts'
import { subscriptionOf } from './subscription.ts'

/** The pair of keys by which push services know Souk (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

interface WebPushOptions {
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
      const status = await deliver(sealed(subscription, notice, options), options.timers, allowLocal)
      if (status === 404 || status === 410) return 'gone'
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

/** Posts it, within a time; answers the status. The address is the secret of one browser, so no error tells it. */
function deliver({ endpoint, headers, body }: Sealed, timers: Timers, allowLocal: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest
    const sending = request(endpoint, {
      method: 'POST',
      headers,
      ...(allowLocal ? {} : { lookup: publicLookup }),
    })
    let isLate = false
    const cancel = timers.after(timeoutMs, () => {
      isLate = true
      sending.destroy()
    })
    sending.on('close', cancel)
    sending.on('error', () =>
      reject(new ChannelFailed(`push service: ${isLate ? 'did not answer in time' : 'cannot be reached'}`)),
    )
    sending.on('response', answer => {
      // What it says is thrown away; a connection that breaks meanwhile changes nothing.
      answer.on('error', () => undefined).resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.end(body)
  })
}
