import type { UserId } from '../domain/identifier/identifier.ts'
import type { TradeId } from '../domain/identifier/tradeId.ts'
import type { Clock } from '../runtime/clock.ts'
import type { EventBus } from '../runtime/eventBus.ts'
import type { JsonObject } from '../runtime/tables.ts'
import type { Connection } from './connection.ts'
import type { LastSeen, Presence } from './presence.ts'
import { inPassing, tellChatInPassing } from './publishEvents.ts'
import type { Side } from './viewer.ts'

/** A trade in which somebody takes part, and as what. */
export interface Part {
  readonly tradeId: TradeId
  readonly side: Side
}

/** Somebody in a conversation: the socket by which they are there. */
export interface Reader extends Part {
  readonly userId: UserId
  readonly connection: Connection
}

/** What partners see of each other in a trade: here, looking at it, typing. The latest wins. */
export interface Activity {
  look(reader: Reader, isLooking: boolean): void
  type(reader: Reader, isTyping: boolean): void
  /** What the partner does now, for a reader who begins to listen; null for an arbiter, and when it cannot be read. */
  ofPartner(reader: Part): Promise<JsonObject | null>
  /** The socket no longer takes part in the conversation. */
  leave(reader: Reader): void
  /** Whether a side has the trade on screen, as far as this process has heard. */
  isLooking(tradeId: TradeId, side: Side): boolean
  close(): void
}

/** What changed, where it is not what was told before. */
interface Told {
  readonly isOnline?: boolean
  readonly isLooking?: boolean
  readonly isTyping?: boolean
  readonly at?: Date
}

/**
 * @param options.openTradesOf the open trades of a user, whose partners are told when the user comes or goes
 * @param options.lastSeenIn when a side of a trade was last here
 * @param options.onError what becomes of a failure to read either; whoever looks has looked all the same
 */
export function activity(options: {
  readonly bus: EventBus
  readonly clock: Clock
  readonly presence: Presence
  readonly openTradesOf: (userId: UserId) => Promise<readonly Part[]>
  readonly lastSeenIn: (part: Part) => Promise<LastSeen | undefined>
  readonly onError: (error: unknown) => void
}): Activity {
  const { bus, clock, presence, openTradesOf, lastSeenIn, onError } = options
  /** Sockets of this process that look at a trade, by trade and user. */
  const looking = new Map<
    string,
    { readonly part: Part & { userId: UserId }; readonly sockets: Set<Connection> }
  >()
  /** What all processes told: the sides that look, by trade. */
  const heard = new Map<string, Set<unknown>>()

  const isLooking = (tradeId: TradeId, side: Side) => heard.get(tradeId)?.has(side) ?? false

  function tell(userId: UserId, { tradeId, side }: Part, state: Told): void {
    const { isOnline = true, isTyping = false, at = clock.now() } = state
    const looks = isOnline && (state.isLooking ?? isLooking(tradeId, side))
    tellChatInPassing(bus, { tradeId, exceptUserId: userId }, 'trade_partner_activity', {
      trade_id: tradeId,
      side,
      is_online: isOnline,
      is_looking: looks,
      is_typing: isTyping,
      last_online_at: at.toISOString(),
    })
  }
  async function ofPartner({ tradeId, side: own }: Part): Promise<JsonObject | null> {
    // An arbiter has no partner.
    if (own === 'arbiter') return null
    const side = own === 'buyer' ? 'seller' : 'buyer'
    const read = await lastSeenIn({ tradeId, side }).then(
      seen => ({ seen }),
      (error: unknown) => onError(error),
    )
    // Nothing is better than "away" of somebody who may be there.
    if (!read) return null
    const { seen } = read
    const looks = isLooking(tradeId, side)
    return inPassing('trade_partner_activity', {
      trade_id: tradeId,
      side,
      // Their first sign of life may still wait to be written.
      is_online: looks || (seen?.isOnline ?? false),
      is_looking: looks,
      is_typing: false,
      last_online_at: seen?.lastOnlineAt.toISOString() ?? null,
    })
  }
  function look({ connection, ...part }: Reader, isLooking: boolean): void {
    const key = keyOf(part.tradeId, part.userId)
    const lookers = looking.get(key) ?? { part, sockets: new Set() }
    const { sockets } = lookers
    const before = sockets.size > 0
    if (isLooking) sockets.add(connection)
    else sockets.delete(connection)
    if (sockets.size > 0) looking.set(key, lookers)
    else looking.delete(key)
    if (before !== sockets.size > 0) tell(part.userId, part, { isLooking })
  }
  const offBus = bus.subscribe(({ name, target, payload, exceptUserId }) => {
    if (name !== 'trade_partner_activity' || target === null) return
    const sides = heard.get(target) ?? new Set()
    if (payload.is_looking === true) sides.add(payload.side)
    else sides.delete(payload.side)
    if (sides.size > 0) heard.set(target, sides)
    else heard.delete(target)
    // Another process speaks for its own sockets alone: here is one that still looks.
    const own = looking.get(keyOf(target, exceptUserId))
    if (own && payload.is_online === true && payload.is_looking === false)
      tell(own.part.userId, own.part, { isLooking: true, isTyping: payload.is_typing === true })
  })
  const offPresence = presence.onChange((userId, isOnline, at) => {
    openTradesOf(userId)
      .then(parts => parts.forEach(part => tell(userId, part, { isOnline, at })))
      .catch(onError)
  })
  return {
    look,
    type: (reader, isTyping) => tell(reader.userId, reader, { isTyping }),
    ofPartner,
    leave: reader => look(reader, false),
    isLooking,
    close() {
      offBus()
      offPresence()
    },
  }
}

const keyOf = (tradeId: string, userId: string | null): string => `${tradeId} ${userId}`
