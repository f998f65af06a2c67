import { AsyncLocalStorage } from 'node:async_hooks'
import type { Timers } from './timers.ts'

/** Work that is asked for often and done seldom: at once when idle, then at most every so many milliseconds. */
export interface Batch {
  ask(): void
  /** Does it now and waits for it. */
  run(): Promise<void>
  close(): Promise<void>
}

/**
 * Gathers requests for the same work. One run at a time; a request during a run is answered by a later run.
 * @param onError what becomes of a run that throws; the work is tried again after `retryMs`
 */
export function batch(
  work: () => Promise<void>,
  options: { timers: Timers; everyMs: number; retryMs: number; onError: (error: unknown) => void },
): Batch {
  const { timers, everyMs, retryMs, onError } = options
  // It may be asked for in the middle of a transaction, and is never part of one.
  const apart = AsyncLocalStorage.snapshot()
  let running: Promise<void> | undefined
  let asked = false
  let resting = false
  let closed = false

  function start(): Promise<void> {
    asked = false
    running = apart(work).then(
      () => rest(everyMs),
      (error: unknown) => {
        onError(error)
        asked = true
        rest(retryMs)
      },
    )
    return running
  }
  function rest(ms: number): void {
    running = undefined
    resting = true
    timers.after(ms, () => {
      resting = false
      if (asked && !closed && !running) void start()
    })
  }
  return {
    ask() {
      asked = true
      if (!running && !resting && !closed) void start()
    },
    async run() {
      const current = running
      if (current) await current
      if (!closed) await (running ?? start())
    },
    async close() {
      closed = true
      await running
    },
  }
}
