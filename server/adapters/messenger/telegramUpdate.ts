import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { MessengerUpdate } from '../channels.ts'

const sender = Type.Object({
  id: Type.Integer(),
  is_bot: Type.Boolean(),
  username: Type.Optional(Type.String()),
  language_code: Type.Optional(Type.String()),
})

const message = Type.Object({
  from: sender,
  chat: Type.Object({ type: Type.Literal('private') }),
  text: Type.String(),
})

const press = Type.Object({ id: Type.String(), from: sender, data: Type.String() })

/** One of `getUpdates`: its number, and whatever happened. */
export const telegramUpdate = Type.Object({ update_id: Type.Integer() })

/** Which updates the bot asks for. */
export const telegramUpdateKinds = ['message', 'callback_query'] as const

/** What an update says to us. */
export interface Heard {
  readonly update: MessengerUpdate
  /** Of a pressed button: the press waits on the screen until it is answered. */
  readonly pressId: string | null
}

/**
 * Reads an update: words in a private conversation, or a pressed button. Null for everything else (groups, pictures,
 * other bots): it is passed over, or it would come again for ever.
 */
export function messageOfUpdate(update: Static<typeof telegramUpdate>): Heard | null {
  const { message: said, callback_query: pressed } = update as { message?: unknown; callback_query?: unknown }
  if (Value.Check(message, said) && !said.from.is_bot)
    return { update: updateOf(said.from, said.text), pressId: null }
  if (Value.Check(press, pressed) && !pressed.from.is_bot)
    return { update: updateOf(pressed.from, pressed.data), pressId: pressed.id }
  return null
}

const updateOf = (from: Static<typeof sender>, text: string): MessengerUpdate => ({
  from: String(from.id),
  userName: from.username ?? null,
  language: from.language_code ?? null,
  text,
})
