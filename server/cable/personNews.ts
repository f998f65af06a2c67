import { groupOf, tradeStatuses } from '../domain/trade/status.ts'
import type { UserId } from '../domain/identifier/identifier.ts'
import type { BusEvent, EventBus } from '../runtime/eventBus.ts'
import type { LastSeen, Presence } from './presence.ts'
import { tellWatchers } from './publishEvents.ts'

/** What the news of people stands on. */
export interface PersonNewsParts {
  readonly bus: EventBus
  readonly presence: Presence
  /** Whether a socket of this process looks at somebody's page. */
  readonly isWatched: (userId: UserId) => boolean
  readonly lastSeenOf: (userId: UserId) => Promise<LastSeen | undefined>
  /** Gives it to the sockets of this process. */
  readonly deliver: (event: BusEvent) => void
  readonly onError: (error: unknown) => void
}

/**
 * Tells those who look at somebody's page who comes and goes, and that figures there are others. What ends a trade tells its
 * parties anyway, in every process: each makes the news of it for its own sockets, and nothing is added to the trade's way.
 */
export function personNews(parts: PersonNewsParts): { close(): void } {
  const { bus, presence, isWatched, lastSeenOf, deliver, onError } = parts
  const offPresence = presence.onChange((userId, isOnline, at) =>
    tellWatchers(bus, userId, 'person_changed', {
      is_online: isOnline,
      last_online_at: at.toISOString(),
      is_changed: false,
    }),
  )
  const offBus = bus.subscribe(event => {
    const userId = whoseFigures(event)
    if (userId === null || !isWatched(userId)) return
    lastSeenOf(userId)
      .then(seen => deliver(newsOf(userId, seen)))
      .catch(onError)
  })
  return {
    close() {
      offPresence()
      offBus()
    },
  }
}

/** Whose public figures an event has changed: a party's whose trade is over, or of whom something was said. */
function whoseFigures({ name, target, payload }: BusEvent): UserId | null {
  if (name !== 'trade_changed' || target === null) return null
  const status = tradeStatuses.find(one => one === payload.status)
  const isOver = status !== undefined && overGroups.has(groupOf[status]) && payload.action !== 'message'
  return isOver || payload.action === 'feedback' ? (target as UserId) : null
}

const overGroups: ReadonlySet<string> = new Set(['completed', 'cancelled', 'closed'])

const newsOf = (userId: UserId, seen: LastSeen | undefined): BusEvent => ({
  channel: 'person',
  target: userId,
  sessionId: null,
  exceptUserId: null,
  name: 'person_changed',
  seq: null,
  payload: {
    is_online: seen?.isOnline ?? false,
    last_online_at: seen?.lastOnlineAt.toISOString() ?? null,
    is_changed: true,
  },
})
