import { isIP } from 'node:net'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { isPublicAddress } from '../../domain/host/publicAddress.ts'

const subscription = Type.Object({
  endpoint: Type.String({ maxLength: 2048 }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 128 }), auth: Type.String({ maxLength: 64 }) }),
})

/** A browser's subscription. */
export type Subscription = Static<typeof subscription>

/** A point of P-256, and what the browser adds to it (RFC 8291). */
const keyBytes = { p256dh: 65, auth: 16 } as const

/**
 * Reads what a browser gave as its address. Whoever asks for notices chooses where the server sends them, so it is an
 * `https` address of a public host, or nothing.
 * @param allowLocal for tests: this machine, and plain `http`
 */
export function subscriptionOf(address: unknown, allowLocal: boolean): Subscription | null {
  if (!Value.Check(subscription, address)) return null
  const { endpoint, keys } = address
  for (const name of ['p256dh', 'auth'] as const)
    if (Buffer.from(keys[name], 'base64url').length !== keyBytes[name]) return null
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return null
  if (!allowLocal && (url.protocol !== 'https:' || !isPublicHost(url.hostname))) return null
  return /^https?:$/.test(url.protocol) ? { endpoint: url.href, keys } : null
}

/** Names are judged when they are looked up; these are judged by sight. */
function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0
    ? /^[^.].*\.[^.]+$/.test(address) && !/\.(localhost|local|internal)$/.test(address)
    : isPublicAddress(address)
}
