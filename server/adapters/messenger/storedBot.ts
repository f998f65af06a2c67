import type { MessengerBot, MessengerChoice, MessengerLink, MessengerUpdate } from '../channels.ts'
import { leaveInDevMailbox, type DevMailbox } from '../devMailbox.ts'

/** A bot that lives on the page /dev. */
export interface StoredBot extends MessengerBot {
  /** Tells the bot something, as a messenger would; resolves when the listeners have taken it. */
  hear(update: MessengerUpdate): Promise<void>
}

/** What the bot says goes no further than the page /dev, and what it hears comes from there. */
export function storedBot(mailbox: DevMailbox): StoredBot {
  const listeners = new Set<(update: MessengerUpdate) => Promise<void>>()
  return {
    startLink: code => Promise.resolve(`/dev/messenger?start=${encodeURIComponent(code)}`),
    say: (to, text, under) =>
      leaveInDevMailbox(mailbox, {
        channel: 'messenger',
        recipient: to,
        text: under ? `${text}\n\n${linesOf(under)}` : text,
      }),
    listen(listener) {
      listeners.add(listener)
      return async () => void listeners.delete(listener)
    },
    async hear(update) {
      if (listeners.size === 0) throw new Error('Nobody listens to the bot')
      for (const listener of listeners) await listener(update)
    },
  }
}

/** What would be buttons, a line each: a link after a colon, an answer after an arrow. The page makes buttons of them again. */
const linesOf = (under: MessengerLink | readonly MessengerChoice[]): string =>
  'url' in under
    ? `${under.text}: ${under.url}`
    : under.map(({ text, data }) => `${text} → ${data}`).join('\n')
