import { isOpenAt, nextChange } from '../schedule/openingHours.ts'
import { minutesOfDay, type Schedule } from '../schedule/schedule.ts'
import { weekdays } from '../time/wallClock.ts'

/** `hh:mm` by the wall clock of somebody's time zone, from the first minute on and before the last; `to` may be the next morning. */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

/** Hours that end when they begin would be none, or the whole day: nobody could say which. */
export const areQuietHours = ({ from, to }: QuietHours): boolean => from !== to

/**
 * Until when it is quiet at a moment; null when it is not. Told by the clock on the wall: where clocks are put back, an hour
 * that comes twice is quiet twice; where it is skipped, what ends in it ends with the skip.
 */
export function quietUntil(hours: QuietHours, timeZone: string, at: Date): Date | null {
  const from = minuteOf(hours.from)
  const to = minuteOf(hours.to)
  // Hours past midnight are the day that lies between them, turned round.
  const isOverMidnight = from > to
  const day = isOverMidnight ? everyDay(to, from) : everyDay(from, to)
  if (isOpenAt(day, timeZone, at) === isOverMidnight) return null
  return nextChange(day, timeZone, at)
}

function minuteOf(text: string): number {
  const [hour = '', minute = ''] = text.split(':')
  return (Number(hour) * 60 + Number(minute)) % minutesOfDay
}

const everyDay = (start: number, end: number): Schedule =>
  Object.fromEntries(weekdays.map(day => [day, { start, end }])) as Schedule
