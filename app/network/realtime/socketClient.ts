import { createClient, type Client } from 'graphql-ws'
import type { ConnectionStore } from '../../device/connection/connectionStore.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { reconnectWait } from './backoff.ts'

/** A live connection that is silent for so long is asked whether it lives, and given up when it does not say so, in milliseconds. */
const askAfter = 12_000
const answerWithin = 6000
/** It is kept open for so long after the last subscription, in milliseconds. */
const lingers = 5000

export interface SocketOptions {
  readonly url: string
  readonly connection: ConnectionStore
  readonly timers: Timers
  /** From 0 to 1. */
  readonly random: () => number
  readonly locale: () => string
  /** Only for tests; the browser's own otherwise. */
  readonly webSocket?: unknown
}

/** The socket of this tab. */
export interface SocketClient {
  readonly subscribe: Client['subscribe']
  /** Closes it and connects again at once, as another session or after the browser came back. */
  readonly restart: () => void
}

/**
 * GraphQL over WebSocket with the specification's way of coming back: 1000 ms × Fibonacci, jittered, at once when the browser
 * is online again; and a socket that died without a word is noticed.
 */
export function createSocketClient(options: SocketOptions): SocketClient {
  const { url, connection, timers, random, locale } = options
  const wait = createWait(options)
  const pulse = createPulse(timers)

  const client = createClient({
    url,
    lazy: true,
    lazyCloseTimeout: lingers,
    keepAlive: askAfter,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    webSocketImpl: options.webSocket,
    connectionParams: () => ({ acceptLanguage: locale() }),
    retryWait: retries => wait.start(reconnectWait(retries + 1, random())),
    on: {
      connecting: isRetry =>
        connection.setSocket(isRetry ? { kind: 'waiting', until: null } : { kind: 'connecting' }),
      opened: socket => pulse.watch(socket as WebSocket),
      connected: () => connection.setSocket({ kind: 'open' }),
      ping: isReceived => {
        if (!isReceived) pulse.asked()
      },
      pong: isReceived => {
        if (isReceived) pulse.answered()
      },
      closed: () => {
        pulse.answered()
        // A browser tells of a failed attempt first, so that the next wait may have begun.
        if (!wait.isRunning()) connection.setSocket({ kind: 'none' })
      },
    },
  })
  const restart = () => {
    wait.skip()
    client.terminate()
  }
  connection.onWake(restart)
  return { subscribe: (payload, sink) => client.subscribe(payload, sink), restart }
}

/** The wait before the next attempt, which can be cut short. */
function createWait({ connection, timers }: SocketOptions) {
  let finish = () => {}
  let isSkipped = false
  let isRunning = false
  return {
    isRunning: () => isRunning,
    start: (milliseconds: number) => {
      if (isSkipped) {
        isSkipped = false
        return Promise.resolve()
      }
      connection.setSocket({ kind: 'waiting', until: timers.now() + milliseconds })
      isRunning = true
      return new Promise<void>(resolve => {
        const end = () => {
          isRunning = false
          resolve()
        }
        const callOff = timers.after(milliseconds, end)
        finish = () => {
          callOff()
          end()
        }
      })
    },
    skip: () => {
      isSkipped = true
      finish()
      // Only the attempt that follows at once is skipped to.
      timers.after(answerWithin, () => {
        isSkipped = false
      })
    },
  }
}

/** Closes a socket that does not answer. */
function createPulse(timers: Timers) {
  let socket: WebSocket | null = null
  let callOff = () => {}
  return {
    watch: (opened: WebSocket) => {
      socket = opened
    },
    asked: () => {
      callOff()
      callOff = timers.after(answerWithin, () => socket?.close(4408, 'No answer'))
    },
    answered: () => callOff(),
  }
}
