import type { PushSender } from '../channels.ts'

/**
 * Whether a browser's address is a push service of this very machine, without a name. Only machines with the development
 * tools take such an address; elsewhere whoever asks for notices would choose what the server calls beside itself.
 */
export function isLoopbackAddress(address: unknown): boolean {
  const { endpoint } = (address ?? {}) as { endpoint?: unknown }
  const url = typeof endpoint === 'string' ? URL.parse(endpoint) : null
  return url?.protocol === 'http:' && url.hostname === '127.0.0.1'
}

/** Sends for true to push services of this machine, as tests run them; what is for others is stored. */
export const loopbackPush = (sent: PushSender, stored: PushSender): PushSender => ({
  send: (player, notice) => (isLoopbackAddress(player.address) ? sent : stored).send(player, notice),
})
