import type { Timers } from '@souk/design-system/timing/timers.ts'

/** A press that comes so soon after the answer is the second of a double press, in milliseconds. */
export const secondPress = 2000

/**
 * Joins calls with the same name: those that come while one runs, and those that come right after it was done, when the page
 * has not shown yet what has come of it. They all have its result. A call that failed may be repeated at once.
 */
export function createJoinedCalls<Result>(timers: Pick<Timers, 'after'>) {
  const calls = new Map<string, Promise<Result>>()
  return (name: string, call: () => Promise<Result>): Promise<Result> => {
    const known = calls.get(name)
    if (known !== undefined) return known
    const called = call()
    calls.set(name, called)
    const forget = () => calls.delete(name)
    called.then(() => timers.after(secondPress, forget), forget)
    return called
  }
}
