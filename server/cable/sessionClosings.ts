import type { SignedViewer } from '../kernel/viewer.ts'
import type { EventBus } from '../runtime/eventBus.ts'

/** Sees sessions end while a socket is being authenticated: the end may be told after the check and before the socket counts. */
export interface Closings {
  watch(): Watch
  close(): void
}

/** One look-out. */
export interface Watch {
  /** Whether the viewer's session has ended since the look-out began. */
  ended(viewer: SignedViewer): boolean
  stop(): void
}

/** Watches the bus for ends of sessions. */
export function closingsSince(bus: EventBus): Closings {
  const watches = new Set<{ userId: string; sessionId: string | null }[]>()
  const close = bus.subscribe(({ name, target, sessionId }) => {
    if (name !== 'session_closed' || target === null) return
    for (const seen of watches) seen.push({ userId: target, sessionId })
  })
  return {
    watch() {
      const seen: { userId: string; sessionId: string | null }[] = []
      watches.add(seen)
      return {
        ended: viewer =>
          seen.some(
            ({ userId, sessionId }) =>
              userId === viewer.userId && (sessionId === null || sessionId === viewer.sessionId),
          ),
        stop: () => void watches.delete(seen),
      }
    },
    close,
  }
}
