import type { Static } from 'typebox'
import type { Tx } from '../database/database.ts'
import type { SessionId, UserId } from '../domain/identifier/identifier.ts'
import type { TradeId } from '../domain/identifier/tradeId.ts'
import type { EventBus } from '../runtime/eventBus.ts'
import { publish } from '../runtime/outbox.ts'
import type { JsonObject } from '../runtime/tables.ts'
import { declared } from './declaredEvents.ts'
import { type CableEventName, cableEvents } from './events.ts'
import { authorKey } from './chatRecipients.ts'

type ChannelOf<Name extends CableEventName> = (typeof cableEvents)[Name]['channel']

/** The events of a channel. */
export type EventOn<Channel extends 'user' | 'chat' | 'person' | 'public'> = {
  [Name in CableEventName]: ChannelOf<Name> extends Channel ? Name : never
}[CableEventName]

/** What an event tells; its `seq` is added when it is written. */
export type EventPayload<Name extends CableEventName> = Omit<
  Static<(typeof cableEvents)[Name]['schema']>,
  'seq'
>

/** Tells a user of a change to what is theirs, in the transaction that makes it. */
export function tellUser<Name extends Exclude<EventOn<'user'>, 'session_closed'>>(
  tx: Tx,
  userId: UserId,
  name: Name,
  payload: EventPayload<Name>,
): void {
  publish(tx, {
    channel: 'user',
    userId,
    name,
    hasSeq: cableEvents[name].hasSeq,
    payload: declared(name, payload),
  })
}

/** Tells the readers of a trade's conversation, in the transaction that changes it. */
export function tellChat<Name extends Exclude<EventOn<'chat'>, 'message_created'>>(
  tx: Tx,
  tradeId: TradeId,
  name: Name,
  payload: EventPayload<Name>,
): void {
  publish(tx, { channel: 'chat', tradeId, name, payload: declared(name, payload) })
}

/** A message as all its readers see it, and whose it is. */
export interface ToldMessage {
  readonly message: NonNullable<EventPayload<'message_created'>['message']>
  /** Sees it as theirs, with their own id of it; null for what the system tells. */
  readonly author: { readonly userId: UserId; readonly clientId: string | null } | null
}

/** Tells the readers of a trade's conversation of a message, in the transaction that writes it ({@link ./toldTo.ts}). */
export function tellMessage(tx: Tx, tradeId: TradeId, { message, author }: ToldMessage): void {
  const told = declared('message_created', { trade_id: tradeId, message_id: message.id, message })
  const by = author === null ? null : { user_id: author.userId, client_id: author.clientId }
  publish(tx, { channel: 'chat', tradeId, name: 'message_created', payload: { ...told, [authorKey]: by } })
}

/**
 * Ends the sockets of a session (or of all the user's sessions) within a second, in the transaction that ends it: its
 * clients are told `session_closed` and do not come back.
 */
export function tellSessionClosed(
  tx: Tx,
  closed: { readonly userId: UserId; readonly sessionId: SessionId | 'all'; readonly reason: string },
): void {
  const { userId, sessionId, reason } = closed
  const only = sessionId === 'all' ? {} : { sessionId }
  publish(tx, {
    channel: 'user',
    userId,
    hasSeq: false,
    name: 'session_closed',
    payload: { reason },
    ...only,
  })
}

/** Tells everybody who listens now: rates and prices. The latest wins, nothing is kept. */
export function tellEverybody<Name extends EventOn<'public'>>(
  bus: EventBus,
  name: Name,
  payload: EventPayload<Name>,
): void {
  bus.broadcast({ channel: 'public', target: null, name, payload: declared(name, payload) })
}

/** Tells those who look at somebody's page what is new there. The latest wins, nothing is kept. */
export function tellWatchers<Name extends EventOn<'person'>>(
  bus: EventBus,
  userId: UserId,
  name: Name,
  payload: EventPayload<Name>,
): void {
  bus.broadcast({ channel: 'person', target: userId, name, payload: declared(name, payload) })
}

/** Tells the readers of a conversation, but the one whom it is about, of something that passes. */
export function tellChatInPassing<Name extends EventOn<'chat'>>(
  bus: EventBus,
  to: { readonly tradeId: TradeId; readonly exceptUserId: UserId },
  name: Name,
  payload: EventPayload<Name>,
): void {
  const { tradeId: target, exceptUserId } = to
  bus.broadcast({ channel: 'chat', target, exceptUserId, name, payload: declared(name, payload) })
}

/** The message of something that passes, for one socket alone. */
export const inPassing = <Name extends EventOn<'chat'>>(
  name: Name,
  payload: EventPayload<Name>,
): JsonObject => ({ event: name, ...declared(name, payload) })
