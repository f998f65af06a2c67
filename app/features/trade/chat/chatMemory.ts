import type { ApolloClient } from '@apollo/client'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { troubleOf } from '../../../network/apollo/trouble.ts'
import { CreateMessageMutation } from './Chat.mutations.ts'
import { conversationCache } from './conversation.ts'
import { createOutbox, type Delivery, type Letter, type Outbox } from './outbox.ts'
import { unsentMessagesOf } from './unsentMessages.ts'

/** What outlives a visit to a trade's page: what is being written, and what is still on its way. */
export interface ChatMemory {
  readonly draft: () => string
  readonly keepDraft: (text: string) => void
  readonly outbox: Outbox
}

export interface ChatMemoryParts {
  readonly client: ApolloClient
  readonly tradeId: string
  /** Whose it is: nobody finds the words of whoever was logged in before. */
  readonly userId: string
  /** Whether they are still logged in. */
  readonly isThere: () => boolean
  readonly newId: () => string
  /** ISO-8601. */
  readonly now: () => string
}

const memories = new WeakMap<ApolloClient, Map<string, ChatMemory>>()

/** The {@link ChatMemory} of a user in a trade. */
export function chatMemory(parts: ChatMemoryParts): ChatMemory {
  const { client, tradeId, userId, isThere, newId, now } = parts
  const known = memories.get(client) ?? new Map<string, ChatMemory>()
  memories.set(client, known)
  const key = `${userId} ${tradeId}`
  const existing = known.get(key)
  if (existing !== undefined) return existing
  const kept = unsentMessagesOf(userId, tradeId, isThere)
  const outbox = createOutbox({ send: (letter, code) => send(parts, letter, code), newId, now, kept })
  const memory = memoryOf(outbox)
  known.set(key, memory)
  return memory
}

function memoryOf(outbox: Outbox): ChatMemory {
  let draft = ''
  return {
    outbox,
    draft: () => draft,
    keepDraft: text => {
      draft = text
    },
  }
}

/** What a message is refused for that a code mends. */
const codeWanted: readonly unknown[] = ['two_factor_required', 'wrong_code']

/**
 * Sends a message. Its client id is its idempotency key too: however often it goes out, it is said once. With a code it is
 * another request each time, and the server knows the message by its client id.
 */
async function send(
  { client, tradeId: id, newId }: ChatMemoryParts,
  { clientId, text, attachment }: Letter,
  code?: string,
): Promise<Delivery> {
  const attached = attachment === null ? {} : { attachmentId: attachment.id }
  const input = { clientId, text, ...attached, ...(code === undefined ? {} : { code }) }
  try {
    const { data } = await client.mutate({
      mutation: CreateMessageMutation,
      variables: { id, input, idempotencyKey: code === undefined ? clientId : newId() },
      // Its bubble says that it was not sent.
      context: marked({ errors: 'silent' }),
    })
    if (data?.createMessage) conversationCache(client, id).add(data.createMessage)
    // Its bubble goes once the message is on screen.
    await new Promise<void>(resolve => browserTimers.after(0, resolve))
    return { kind: 'sent' }
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble.kind !== 'refused') return { kind: 'unanswered' }
    const { code: why, params, text: whole, fields } = trouble.refusal
    const words = { code: why, params, text: whole ?? Object.values(fields)[0] }
    // A guess too many is the form's to say: the same message goes out later.
    const asks = codeWanted.includes(why) || (code !== undefined && why === 'too_many_requests')
    return asks ? { kind: 'asks', words, error } : { kind: 'refused', words }
  }
}
