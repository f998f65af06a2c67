import type { TradeTimerShape } from '../tradeParts.ts'

const minute = 60_000

/** When a countdown is spoken: at five minutes, at one, and at the end; between them it is silent. */
export const spokenMarks = ['quiet', 'five', 'one', 'over'] as const
export type SpokenMark = (typeof spokenMarks)[number]

export interface TimeLeft {
  /** Never below zero. */
  readonly milliseconds: number
  /** Of the whole time, 0 to 1. */
  readonly fraction: number
  readonly mark: SpokenMark
}

function markOf(milliseconds: number): SpokenMark {
  if (milliseconds <= 0) return 'over'
  if (milliseconds <= minute) return 'one'
  return milliseconds <= 5 * minute ? 'five' : 'quiet'
}

/** How much of a deadline's time is left at a moment. */
export function timeLeft(timer: Pick<TradeTimerShape, 'startsAt' | 'endsAt'>, now: Date): TimeLeft {
  const end = new Date(timer.endsAt).getTime()
  const whole = end - new Date(timer.startsAt).getTime()
  const milliseconds = Math.max(0, end - now.getTime())
  return {
    milliseconds,
    fraction: whole <= 0 ? 0 : Math.min(1, milliseconds / whole),
    mark: markOf(milliseconds),
  }
}
