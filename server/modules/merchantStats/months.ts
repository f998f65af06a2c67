import { wallClockAt } from '../../domain/schedule/wallClock.ts'
import { product } from '../../runtime/product.ts'
import { dayStart } from '../wallet/dayStart.ts'

/** A month by somebody’s clocks. */
export interface Month {
  /** As in `2026-03`. */
  readonly name: string
  readonly from: Date
  readonly until: Date
}

/** The months that statistics tell of, the oldest first; the last is the one that runs. */
export function monthsAt(timeZone: string, at: Date): readonly Month[] {
  const { year, month } = wallClockAt(timeZone, at)
  const { months } = product.merchantStats
  return Array.from({ length: months }, (_, index) => {
    const ahead = index - months + 1
    const name = nameOf(year, month + ahead)
    return { name, from: startOf(timeZone, name), until: startOf(timeZone, nameOf(year, month + ahead + 1)) }
  })
}

const nameOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7)

function startOf(timeZone: string, month: string): Date {
  const start = dayStart(timeZone, `${month}-01`)
  if (!start) throw new RangeError(`${month} is after all months`)
  return start
}
