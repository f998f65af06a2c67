import { isRecord } from '../wire/records.ts'

/**
 * What goes over `/cable`, in the Action Cable protocol (`actioncable-v1-json`): the client sends commands, each with an
 * identifier that names a channel; the server sends service messages by `type`, and messages with an identifier.
 */
export const subprotocol = 'actioncable-v1-json'

/** What somebody who debugs the bridge reads (specification 001 §8); it never reaches a page. */
export const identifierFailure = 'Failed to create WebSocket identifier'

/** Names a channel of a socket. Throws {@link identifierFailure} when a field cannot be written as JSON, or is missing. */
export function identifierOf(channel: string, fields: Readonly<Record<string, unknown>> = {}): string {
  try {
    const all = Object.entries({ channel, ...fields })
    // JSON leaves out what it has no form for, and the channel would be another one.
    if (all.some(([, value]) => JSON.stringify(value) === undefined)) throw new TypeError('Not JSON')
    return JSON.stringify(Object.fromEntries(all))
  } catch (cause) {
    throw new Error(identifierFailure, { cause })
  }
}

/** The user's own events on a session's socket; what everybody may see on a socket without one. */
export const appChannel = identifierOf('AppChannel')

/** The conversation of a trade. */
export const chatChannel = (tradeId: string): string => identifierOf('ChatChannel', { tradeId })

/** What is public of one person: the main channel with a field more. */
export const personChannel = (userName: string): string => identifierOf('AppChannel', { userName })

export type Command = 'subscribe' | 'unsubscribe' | 'message'

/** A command as text. `data` is the action with its fields in snake_case. */
export const command = (
  name: Command,
  identifier: string,
  data?: Readonly<Record<string, unknown>>,
): string =>
  JSON.stringify({ command: name, identifier, ...(data === undefined ? {} : { data: JSON.stringify(data) }) })

/** An event as it came: its name on the wire and its fields. One object for all who listen. */
export interface CableEvent {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What the server may send. */
export type Incoming =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'confirmed' | 'rejected'; readonly identifier: string }
  | { readonly kind: 'disconnect'; readonly reason: string; readonly mayReconnect: boolean }
  | { readonly kind: 'event'; readonly identifier: string; readonly event: CableEvent }

/** Reads a frame; anything unknown only shows that the server is alive. */
export function readFrame(text: string): Incoming {
  const frame = parse(text)
  const identifier = typeof frame['identifier'] === 'string' ? frame['identifier'] : ''
  switch (frame['type']) {
    case 'welcome':
      return { kind: 'welcome' }
    case 'confirm_subscription':
      return { kind: 'confirmed', identifier }
    case 'reject_subscription':
      return { kind: 'rejected', identifier }
    case 'disconnect':
      return {
        kind: 'disconnect',
        reason: typeof frame['reason'] === 'string' ? frame['reason'] : '',
        mayReconnect: frame['reconnect'] !== false,
      }
    case undefined:
      break
    default:
      return { kind: 'alive' }
  }
  const { message } = frame
  if (!isRecord(message) || typeof message['event'] !== 'string') return { kind: 'alive' }
  const { event: _, ...data } = message
  return { kind: 'event', identifier, event: { event: message['event'], data } }
}

function parse(text: string): Record<string, unknown> {
  try {
    const frame: unknown = JSON.parse(text)
    return isRecord(frame) ? frame : {}
  } catch {
    return {}
  }
}
