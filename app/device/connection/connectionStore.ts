import type { Timers } from '@souk/design-system/timing/timers.ts'

/** A call that takes longer makes the connection slow, in milliseconds. */
export const slowAfter = 5000

/** The live connection: none is wanted; it is being made; it stands; it waits to be made again. */
export type SocketState =
  | { readonly kind: 'none' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting'; readonly until: number | null }

/** How the app reaches the service, the worst that is true. Times are those of `timers.now()`. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'reconnecting'; readonly until: number | null }

/** What is known of the connection, from the browser, from every call, and from the socket. */
export interface ConnectionStore {
  readonly current: () => Connection
  readonly subscribe: (listener: () => void) => () => void
  /** The browser's own word. */
  readonly setOnline: (isOnline: boolean) => void
  readonly setSocket: (state: SocketState) => void
  /** A call was sent; what it returns is called with whether anybody answered. */
  readonly sent: () => (isAnswered: boolean) => void
  /** Called when the browser is online again, or somebody presses "Reconnect now". */
  readonly onWake: (listener: () => void) => () => void
  readonly wake: () => void
}

/** Makes the {@link ConnectionStore} of an application. */
export function createConnectionStore(timers: Timers, isOnlineNow: boolean): ConnectionStore {
  let isOnline = isOnlineNow
  let socket: SocketState = { kind: 'none' }
  let isSilent = false
  const late = new Set<object>()
  let connection: Connection = { kind: 'ready' }
  const listeners = new Set<() => void>()
  const wakers = new Set<() => void>()

  const judge = (): Connection => {
    if (!isOnline) return { kind: 'offline' }
    if (socket.kind === 'waiting') return { kind: 'reconnecting', until: socket.until }
    if (isSilent) return { kind: 'reconnecting', until: null }
    if (late.size > 0) return { kind: 'slow' }
    return { kind: socket.kind === 'connecting' ? 'connecting' : 'ready' }
  }
  const update = () => {
    const next = judge()
    if (JSON.stringify(next) === JSON.stringify(connection)) return
    connection = next
    for (const listener of listeners) listener()
  }
  update()
  const wake = () => {
    for (const waker of wakers) waker()
  }

  return {
    current: () => connection,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setOnline: next => {
      const isBack = next && !isOnline
      isOnline = next
      if (isBack) isSilent = false
      update()
      if (isBack) wake()
    },
    setSocket: next => {
      socket = next
      if (next.kind === 'open') isSilent = false
      update()
    },
    sent: () => {
      const call = {}
      const stop = timers.after(slowAfter, () => {
        late.add(call)
        update()
      })
      return isAnswered => {
        stop()
        late.delete(call)
        isSilent = !isAnswered
        update()
      }
    },
    onWake: listener => {
      wakers.add(listener)
      return () => wakers.delete(listener)
    },
    wake,
  }
}
