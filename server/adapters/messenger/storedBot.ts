import type { MessengerBot, MessengerUpdate } from '../channels.ts'
import { leave, type DevMailbox } from '../devMailbox.ts'

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
    say: (to, text, button) =>
      leave(mailbox, {
        channel: 'messenger',
        recipient: to,
        text: button ? `${text}\n\n${button.text}: ${button.url}` : text,
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
