import type { Timers } from '@souk/design-system/timing/timers.ts'

/** A shop has ten seconds to answer; it is looked at after so many milliseconds each. */
const waits = [500, 1000, 2000, 4000, 5000] as const

/**
 * Looks again and again at an event that was sent just now, until it is known what came of it or long enough.
 * @param look tells whether that is known
 * @returns gives it up
 */
export function followWebhook(timers: Pick<Timers, 'after'>, look: () => Promise<boolean>): () => void {
  let giveUp = () => {}
  let isOver = false
  const lookAfter = (turn: number) => {
    const wait = waits[turn]
    if (wait === undefined || isOver) return
    giveUp = timers.after(wait, () => {
      look().then(
        isKnown => isKnown || lookAfter(turn + 1),
        // What was not answered now may be the next time.
        () => lookAfter(turn + 1),
      )
    })
  }
  lookAfter(0)
  return () => {
    isOver = true
    giveUp()
  }
}
