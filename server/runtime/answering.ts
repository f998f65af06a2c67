import type { Clock } from './clock.ts'
import type { Timers } from './timers.ts'

/** What came of a question. */
export interface Answered<T> {
  /** Null where there was none in time. */
  readonly answer: T | null
  readonly seconds: number
}

/**
 * Asks somebody whom the place stands on, and waits no longer than so: whoever watches wants to hear in time that nobody answers. While a
 * question is open no second one is asked beside it.
 */
export function answering<T>(
  ask: () => Promise<T>,
  {
    timers,
    machine,
    withinMs,
  }: { readonly timers: Timers; readonly machine: Clock; readonly withinMs: number },
): () => Promise<Answered<T>> {
  let open: Promise<T | null> | null = null
  return async () => {
    const began = machine.now().getTime()
    open ??= ask()
      .catch(() => null)
      .finally(() => (open = null))
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const cancel = timers.after(withinMs, () => resolve(null))
    const answer = await Promise.race([open, late]).finally(cancel)
    return { answer, seconds: Math.max(0, machine.now().getTime() - began) / 1000 }
  }
}
