import { Type } from 'typebox'
import type { Logger } from '../../runtime/logger.ts'
import type { Timers } from '../../runtime/timers.ts'
import type { MessengerBot, MessengerChoice, MessengerLink } from '../channels.ts'
import { telegramCall, type TelegramAccess, type TelegramCall } from './telegramCall.ts'
import { pollTelegram } from './telegramPoll.ts'

const account = Type.Object({ username: Type.String({ pattern: '^[A-Za-z0-9_]{3,64}$' }) })

/**
 * A bot at Telegram, by its HTTP API (https://core.telegram.org/bots/api). It asks for what it was told, so nothing of
 * Souk has to be reachable from there. Texts are sent as they are, without markup: no name can become a link.
 */
export function telegramBot(access: TelegramAccess, timers: Timers, logger: Logger): MessengerBot {
  const call = telegramCall(access, timers)
  const name = onceKnown(() => nameOf(call))
  return {
    startLink: async code => `https://t.me/${await name()}?start=${encodeURIComponent(code)}`,
    async say(to, text, under) {
      const body = {
        chat_id: to,
        text,
        // Fetching a preview would open a link that works once.
        link_preview_options: { is_disabled: true },
        ...(under ? { reply_markup: { inline_keyboard: [keysOf(under)] } } : {}),
      }
      await call('sendMessage', body, Type.Unknown())
    },
    listen: listener => pollTelegram({ call, timers, logger, listener }),
  }
}

/** A row of buttons, as Telegram calls their fields. */
const keysOf = (under: MessengerLink | readonly MessengerChoice[]): readonly object[] =>
  'url' in under ? [under] : under.map(({ text, data }) => ({ text, callback_data: data }))

const nameOf = async (call: TelegramCall): Promise<string> => (await call('getMe', {}, account)).username

/** Asks at the first use; a failure is not kept. */
function onceKnown<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return async () => {
    asked ??= ask()
    try {
      return await asked
    } catch (error) {
      asked = null
      throw error
    }
  }
}
