import type { UserId } from '../domain/identifier/identifier.ts'
import type { BusEvent, EventBus } from '../runtime/eventBus.ts'
import type { Timers } from '../runtime/timers.ts'
import { declared } from './declaredEvents.ts'
import type { CableEventName } from './events.ts'
import type { EventPayload } from './publishEvents.ts'

/** What the news of figures stands on. */
export interface AccountFigureParts {
  readonly bus: EventBus
  readonly timers: Timers
  /** Whether a socket of this process is a user's. */
  readonly isHere: (userId: UserId) => boolean
  readonly figuresOf: (userId: UserId) => Promise<EventPayload<'account_figures'>>
  /** Gives it to the sockets of this process. */
  readonly deliver: (event: BusEvent) => void
  readonly onError: (error: unknown) => void
}

/** Several events tell of one change; the figures after them are read once, so many milliseconds after the first. */
const pauseMs = 150

/** After these the user's own figures are others. */
const moving: ReadonlySet<string> = new Set<CableEventName>([
  'trade_created',
  'trade_changed',
  'balance_amount',
])

/**
 * Tells whoever is here of their own figures when those have moved: trades and what the coins are worth. Each process reads them for its
 * own sockets, after the events that every process hears, and nothing is added to the trade's way.
 */
export function accountFigures(parts: AccountFigureParts): { close(): void } {
  const { bus, timers, isHere, figuresOf, deliver, onError } = parts
  const waiting = new Map<UserId, () => void>()

  async function tell(userId: UserId): Promise<void> {
    waiting.delete(userId)
    if (isHere(userId)) deliver(newsOf(userId, await figuresOf(userId)))
  }
  const offBus = bus.subscribe(event => {
    const userId = whoseFigures(event)
    if (userId === null || waiting.has(userId) || !isHere(userId)) return
    waiting.set(
      userId,
      timers.after(pauseMs, () => void tell(userId).catch(onError)),
    )
  })
  return {
    close() {
      offBus()
      for (const cancel of waiting.values()) cancel()
    },
  }
}

/** A message alone moves no figure. */
const whoseFigures = ({ name, target, payload }: BusEvent): UserId | null =>
  moving.has(name) && (name !== 'trade_changed' || payload.unread_count === null)
    ? (target as UserId | null)
    : null

const newsOf = (target: UserId, figures: EventPayload<'account_figures'>): BusEvent => ({
  channel: 'user',
  target,
  sessionId: null,
  exceptUserId: null,
  name: 'account_figures',
  seq: null,
  payload: declared('account_figures', figures),
})
