import type { BusEvent } from '../runtime/eventBus.ts'
import type { Json, JsonObject } from '../runtime/tables.ts'
import type { Connection } from './connection.ts'
import type { Side } from './viewer.ts'

/** Beside a message on its way to sockets: whose it is. It goes no further. */
export const authorKey = 'written_by'

/** The text that a listener is sent; what is the same for several is written once. */
export type ToldTo = (connection: Connection, side: Side | null) => string

/**
 * What each listener is told of an event. A message is its author's own, and its words are for the parties alone: staff may have lost
 * their right to read since they began to listen, so they are told of it and have to ask.
 */
export function toldTo({ name, payload }: BusEvent): ToldTo {
  const { [authorKey]: author = null, ...told } = payload
  if (name !== 'message_created') return written(() => 'all', { all: { event: name, ...told } })
  const message = objectOf(told.message)
  const own = objectOf(author)
  return written(
    ({ viewer }, side) => {
      if (side !== 'buyer' && side !== 'seller') return 'staff'
      return own !== null && viewer?.userId === own.user_id ? 'author' : 'party'
    },
    {
      staff: { event: name, ...told, message: null },
      party: { event: name, ...told },
      author: {
        event: name,
        ...told,
        message: message && { ...message, is_mine: true, client_id: own?.client_id ?? null },
      },
    },
  )
}

function written<Kind extends string>(
  kindOf: (connection: Connection, side: Side | null) => Kind,
  messages: Readonly<Record<Kind, JsonObject>>,
): ToldTo {
  const texts = new Map<Kind, string>()
  return (connection, side) => {
    const kind = kindOf(connection, side)
    const text = texts.get(kind) ?? JSON.stringify(messages[kind])
    texts.set(kind, text)
    return text
  }
}

const objectOf = (value: Json | undefined): JsonObject | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
