import { Type } from 'typebox'
import type { Logger } from '../../runtime/logger.ts'
import type { Timers } from '../../runtime/timers.ts'
import type { MessengerUpdate } from '../channels.ts'
import { TelegramPause, type TelegramCall } from './telegramCall.ts'
import { messageOfUpdate, telegramUpdate, telegramUpdateKinds } from './telegramUpdate.ts'

/** What polling needs. */
interface Polling {
  readonly call: TelegramCall
  readonly timers: Timers
  readonly logger: Logger
  /** Takes an update; when it throws, the update comes again. */
  readonly listener: (update: MessengerUpdate) => Promise<void>
}

/** How long a call waits for news; the answer may take as long again on its way. */
const waitSeconds = 25
const callMs = 2 * waitSeconds * 1000
const firstPauseMs = 1000
const longestPauseMs = 60_000

/**
 * Asks for updates again and again. An update is acknowledged, by asking for the next one, when the listener has taken it;
 * so it is heard at least once, and a second time when the process ends in between. After a failure it pauses, longer
 * each time.
 * @returns ends it: the question that is open is broken off, the listener at work is waited for
 */
export function pollTelegram({ call, timers, logger, listener }: Polling): () => Promise<void> {
  const stopped = new AbortController()
  let next = 0
  const hearOnce = async () => {
    const updates = await call(
      'getUpdates',
      { offset: next, timeout: waitSeconds, allowed_updates: telegramUpdateKinds },
      Type.Array(telegramUpdate),
      { timeoutMs: callMs, signal: stopped.signal },
    )
    for (const update of updates) {
      if (stopped.signal.aborted) return
      const heard = messageOfUpdate(update)
      if (heard) await listener(heard.update)
      if (heard?.pressId != null)
        // The press is done, whether or not its mark on the screen goes away at once.
        await call('answerCallbackQuery', { callback_query_id: heard.pressId }, Type.Unknown()).catch(
          () => undefined,
        )
      next = update.update_id + 1
    }
  }
  const hearing = (async () => {
    for (let failures = 0; !stopped.signal.aborted;) {
      try {
        await hearOnce()
        failures = 0
      } catch (error) {
        if (stopped.signal.aborted) return
        const pauseMs = pauseAfter(error, failures++)
        logger.warn({ err: error, pauseMs }, 'the messenger could not be heard')
        await pause(timers, pauseMs, stopped.signal)
      }
    }
  })()
  return () => {
    stopped.abort()
    return hearing
  }
}

function pauseAfter(error: unknown, failures: number): number {
  const growing = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
  return error instanceof TelegramPause ? Math.max(error.ms, growing) : growing
}

function pause(timers: Timers, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = timers.after(ms, end)
    signal.addEventListener('abort', end)
  })
}
