import type { SocketClient, SocketOptions } from '../network/realtime/socketClient.ts'

/** The tab's socket, whose code is loaded when the first subscription needs it. */
export interface LazySocket {
  readonly get: () => Promise<SocketClient>
  /** Another session: what is connected connects again. */
  readonly restart: () => void
}

/** Makes the {@link LazySocket} of a tab. */
export function lazySocket(options: Pick<SocketOptions, 'connection' | 'timers' | 'locale'>): LazySocket {
  let made: Promise<SocketClient> | null = null
  const make = async () => {
    const { createSocketClient } = await import('./laterStart.ts')
    const url = new URL('/graphql', location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    return createSocketClient({ ...options, url: url.href, random: Math.random })
  }
  return {
    get: () => {
      made ??= make().catch((error: unknown) => {
        made = null
        throw error
      })
      return made
    },
    restart: () => void made?.then(socket => socket.restart()),
  }
}
