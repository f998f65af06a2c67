import { wallClockAt } from '../../../domain/time/wallClock.ts'
import { product } from '../../../runtime/product.ts'
import { dayStart } from '../../../domain/time/dayStart.ts'
import { isoMonthAfter } from '../../../domain/time/calendar.ts'

/** A month by somebody’s clocks. */
export interface Month {
  /** As in `2026-03`. */
  readonly name: string
  readonly from: Date
  readonly until: Date
}

/** The months that statistics tell of, the oldest first; the last is the one that runs. */
export function monthsAt(timeZone: string, at: Date): readonly Month[] {
  const running = wallClockAt(timeZone, at)
  const { months } = product.merchantStats
  return Array.from({ length: months }, (_, index) => {
    const ahead = index - months + 1
    const name = isoMonthAfter(running, ahead)
    return {
      name,
      from: startOf(timeZone, name),
      until: startOf(timeZone, isoMonthAfter(running, ahead + 1)),
    }
  })
}

function startOf(timeZone: string, month: string): Date {
  const start = dayStart(timeZone, `${month}-01`)
  if (!start) throw new RangeError(`${month} is after all months`)
  return start
}
