import type { Timers } from '@souk/design-system/timing/timers.ts'

interface Asking {
  readonly ask: () => Promise<boolean>
  /** Between an answer and the next question, in milliseconds. */
  readonly every: number
  readonly timers: Pick<Timers, 'after'>
  readonly givenUp: AbortSignal
}

/** Asks until the answer is yes; no answer is not yet. Never resolves when it is given up before. */
export async function pollUntil({ ask, every, timers, givenUp }: Asking): Promise<void> {
  const pause = () => new Promise<void>(resolve => void timers.after(every, resolve))
  while (!givenUp.aborted) {
    const isTrue = await ask().catch(() => false)
    if (isTrue && !givenUp.aborted) return
    await pause()
  }
  await new Promise<never>(() => {})
}
