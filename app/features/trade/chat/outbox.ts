import type { OutgoingMessage } from '@souk/design-system/domain/trading/chat/message/message.ts'
import type { RefusalWords } from '@souk/design-system/locales/errorText.ts'

/**
 * What becomes of a message that was sent. `unanswered`: nobody knows whether it arrived; sending it again is safe. `asks`: a
 * code of the authenticator goes with it, and there was none, or a wrong one; `error` is for the form that asks.
 */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly words: RefusalWords }
  | { readonly kind: 'asks'; readonly words: RefusalWords; readonly error: unknown }
  | { readonly kind: 'unanswered' }

/** The last message that the server refused, and why. */
export interface RefusedMessage {
  readonly words: RefusalWords
  readonly createdAt: string
}

/** A message to be sent: one client id through all tries, by which the server knows it again. */
export interface Letter {
  readonly clientId: string
  readonly text: string
  readonly attachment: { readonly id: string; readonly name: string } | null
}

/** What the viewer has said and the server does not have yet, in the order in which it was said. */
export interface Outbox {
  readonly current: () => readonly OutgoingMessage[]
  /** Null when none stands refused. */
  readonly refused: () => RefusedMessage | null
  /** The message that waits for a code, by its client id; those after it wait with it. */
  readonly asks: () => string | null
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (letter: Omit<Letter, 'clientId'>) => void
  readonly retry: (clientId: string) => void
  /**
   * Sends the message that waits for a code, with one, which is kept nowhere. Rejects when it was a wrong one; whatever else
   * becomes of the message, it says itself.
   */
  readonly confirm: (clientId: string, code: string) => Promise<void>
  readonly discard: (clientId: string) => void
  /** The server has these: by its answer, or by another way that was faster. */
  readonly arrived: (clientIds: readonly string[]) => void
  /** The service is back: sends again what nobody answered. */
  readonly resume: () => void
}

/** A message that the server does not have yet, and when it was said, in ISO-8601. */
export interface KeptLetter {
  readonly letter: Letter
  readonly createdAt: string
}

/** Where messages wait that are not sent when the page is loaded anew. */
export interface KeptLetters {
  readonly read: () => readonly KeptLetter[]
  readonly write: (letters: readonly KeptLetter[]) => void
}

export interface OutboxParts {
  /** Never rejects. */
  readonly send: (letter: Letter, code?: string) => Promise<Delivery>
  readonly newId: () => string
  /** ISO-8601. */
  readonly now: () => string
  readonly kept: KeptLetters
}

interface Entry {
  readonly letter: Letter
  readonly createdAt: string
  readonly state: 'waiting' | 'sending' | 'refused' | 'unanswered' | 'asks'
  /** Why it was refused. */
  readonly words: RefusalWords | null
}

/** Makes an {@link Outbox}. One message is on its way at a time, so that they arrive in order. */
export function createOutbox({ send, newId, now, kept }: OutboxParts): Outbox {
  let entries: readonly Entry[] = kept.read().map(letter => ({ ...letter, state: 'unanswered', words: null }))
  let shown: readonly OutgoingMessage[] = entries.map(messageOf)
  let refused: RefusedMessage | null = null
  let isBusy = false
  const listeners = new Set<() => void>()

  const set = (next: readonly Entry[]) => {
    entries = next
    shown = next.map(messageOf)
    const last = next.findLast(({ words }) => words !== null)
    kept.write(
      next.filter(({ state }) => state !== 'refused').map(({ letter, createdAt }) => ({ letter, createdAt })),
    )
    refused = last?.words ? { words: last.words, createdAt: last.createdAt } : null
    for (const listener of listeners) listener()
  }
  const mark = (clientId: string, state: Entry['state'], words: RefusalWords | null = null) =>
    set(entries.map(entry => (entry.letter.clientId === clientId ? { ...entry, state, words } : entry)))
  const remove = (clientIds: readonly string[]) => {
    const left = entries.filter(({ letter }) => !clientIds.includes(letter.clientId))
    if (left.length < entries.length) set(left)
  }

  const settle = ({ clientId }: Letter, delivery: Delivery) => {
    if (delivery.kind === 'sent') remove([clientId])
    else mark(clientId, delivery.kind, 'words' in delivery ? delivery.words : null)
  }
  const work = async () => {
    if (isBusy) return
    isBusy = true
    for (let next = nextOf(entries); next !== undefined; next = nextOf(entries)) {
      const { letter } = next
      mark(letter.clientId, 'sending')
      settle(letter, await send(letter))
    }
    isBusy = false
  }
  const confirm: Outbox['confirm'] = async (clientId, code) => {
    const asking = entries.find(entry => idOf(entry) === clientId && entry.state === 'asks')
    // It was discarded, or it has arrived.
    if (asking === undefined) return
    isBusy = true
    mark(clientId, 'sending')
    const delivery = await send(asking.letter, code)
    isBusy = false
    settle(asking.letter, delivery)
    if (delivery.kind === 'asks') throw delivery.error
    void work()
  }
  const again = (clientIds: readonly string[]) => {
    for (const clientId of clientIds) mark(clientId, 'waiting')
    void work()
  }

  return {
    current: () => shown,
    refused: () => refused,
    asks: () => askingOf(entries),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: letter => {
      set([
        ...entries,
        { letter: { ...letter, clientId: newId() }, createdAt: now(), state: 'waiting', words: null },
      ])
      void work()
    },
    retry: clientId =>
      again(
        entries
          .filter(entry => hasFailed(entry) && entry.state !== 'asks')
          .map(idOf)
          .filter(id => id === clientId),
      ),
    confirm,
    discard: clientId => {
      remove(
        entries
          .filter(hasFailed)
          .map(idOf)
          .filter(id => id === clientId),
      )
      void work()
    },
    arrived: remove,
    resume: () => again(entries.filter(({ state }) => state === 'unanswered').map(idOf)),
  }
}

/** What comes after a message that waits for a code would be refused as it was. */
const nextOf = (entries: readonly Entry[]) =>
  askingOf(entries) === null ? entries.find(({ state }) => state === 'waiting') : undefined
const askingOf = (entries: readonly Entry[]): string | null =>
  entries.find(({ state }) => state === 'asks')?.letter.clientId ?? null
const idOf = ({ letter }: Entry) => letter.clientId
const hasFailed = ({ state }: Entry) => state === 'refused' || state === 'unanswered' || state === 'asks'

const messageOf = (entry: Entry): OutgoingMessage => ({
  clientId: entry.letter.clientId,
  text: entry.letter.text,
  attachmentName: entry.letter.attachment?.name ?? null,
  state: hasFailed(entry) ? 'failed' : 'sending',
  createdAt: entry.createdAt,
})
