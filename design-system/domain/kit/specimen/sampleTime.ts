import { useState } from 'react'
import { useNow } from '../../reference/clock/useNow.ts'

/** A moment before or after another one: `at(-4)` is four minutes ago. ISO-8601 in UTC, as the wire has it. */
export type SampleMoment = (minutes: number) => string

/** Moments around one. */
export const momentsAround =
  (now: Date): SampleMoment =>
  minutes =>
    new Date(now.getTime() + minutes * 60_000).toISOString()

/** Moments around the one at which the page was opened: samples stay what they were, and their clocks run. */
export function useSampleMoments(): SampleMoment {
  const now = useNow('halfMinute')
  const [moments] = useState(() => momentsAround(now))
  return moments
}
