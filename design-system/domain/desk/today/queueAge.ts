import type { DeskCountTone } from '../frame/deskPlace.ts'
import type { DeskQueueShape } from './todayShape.ts'

const minuteMs = 60_000

/** From this part of its goal on the oldest is close to it. */
const closeFrom = 0.75

/** How old the oldest of a queue is. */
export interface QueueAge {
  readonly minutes: number
  /** Of its goal; 1 and more is late. */
  readonly fraction: number
  readonly tone: DeskCountTone
}

/** The age of a queue as of a moment; null while nothing waits in it. */
export function queueAge(
  { oldestAt, goalMinutes }: Partial<DeskQueueShape> & Pick<DeskQueueShape, 'oldestAt' | 'goalMinutes'>,
  now: Date,
): QueueAge | null {
  if (oldestAt === null) return null
  const minutes = Math.max(0, (now.getTime() - Date.parse(oldestAt)) / minuteMs)
  const fraction = minutes / goalMinutes
  return {
    minutes,
    fraction,
    tone: fraction >= 1 ? 'negative' : fraction >= closeFrom ? 'warning' : 'neutral',
  }
}
