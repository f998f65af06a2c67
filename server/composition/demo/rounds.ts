import type { Cancel, Timers } from '../../runtime/timers.ts'

/** Something that is done again and again. */
interface Round {
  /** How long it rests before the next time; asked each time. */
  readonly everyMs: () => number
  readonly act: () => Promise<unknown>
}

/** Does each of these again and again, never twice at a time, and rests while the market is off. Answers what ends it. */
export function rounds(
  {
    timers,
    isOn,
    onFault,
  }: {
    readonly timers: Timers
    readonly isOn: () => boolean
    readonly onFault: (error: unknown) => void
  },
  all: readonly Round[],
): () => void {
  let isEnded = false
  const cancels = new Map<Round, Cancel>()
  function plan(round: Round): void {
    if (isEnded) return
    const run = async () => {
      try {
        if (isOn()) await round.act()
      } catch (error) {
        onFault(error)
      }
      plan(round)
    }
    cancels.set(
      round,
      timers.after(round.everyMs(), () => void run()),
    )
  }
  all.forEach(plan)
  return () => {
    isEnded = true
    for (const cancel of cancels.values()) cancel()
  }
}
