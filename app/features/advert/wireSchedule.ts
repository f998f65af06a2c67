import {
  slotOfTime,
  timeOfSlot,
  weekDays,
  wholeDay,
} from '@souk/design-system/domain/trading/advert/wizard/form/schedule.ts'
import type {
  DayHours,
  WeekDay,
  WeekHours,
} from '@souk/design-system/domain/trading/advert/wizard/form/schedule.ts'
import { gql } from '../../__generated__/gql.ts'
import type { ScheduleInput } from '../../__generated__/graphql.ts'

/** An advert's hours, as `weekOfSchedule` reads them. */
gql(`
  fragment Hours on Schedule {
    day1Start
    day1End
    day2Start
    day2End
    day3Start
    day3End
    day4Start
    day4End
    day5Start
    day5End
    day6Start
    day6End
    day7Start
    day7End
  }
`)

type Field = `day${WeekDay}${'Start' | 'End'}`

/** Hours as the wire has them: a day off has none. */
export type WireSchedule = { readonly [Name in Field]?: string | null | undefined }

/** Hours as they are sent; null for around the clock. */
export function scheduleOfWeek(week: WeekHours | null): ScheduleInput | null {
  if (week === null) return null
  const times = weekDays.flatMap(day => {
    const hours = week[day]
    return [
      [`day${day}Start`, hours === null ? null : timeOfSlot(hours.from)],
      [`day${day}End`, hours === null ? null : timeOfSlot(hours.to)],
    ] as const
  })
  return Object.fromEntries(times)
}

/** Hours as they are edited; null where no day has any: that is around the clock (specification 000 §3). */
export function weekOfSchedule(schedule: WireSchedule | null | undefined): WeekHours | null {
  if (!schedule) return null
  const days = weekDays.map(day => [day, hoursOf(schedule, day)] as const)
  if (days.every(([, hours]) => hours === null)) return null
  return Object.fromEntries(days) as unknown as WeekHours
}

/** One end alone means the day's own other end; an end of 00:00 means 24:00. */
function hoursOf(schedule: WireSchedule, day: WeekDay): DayHours | null {
  const start = slotOfTime(schedule[`day${day}Start`] ?? null)
  const end = slotOfTime(schedule[`day${day}End`] ?? null)
  if (start === null && end === null) return null
  return { from: start ?? wholeDay.from, to: end === null || end === 0 ? wholeDay.to : end }
}
