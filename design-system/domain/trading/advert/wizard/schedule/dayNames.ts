import type { WeekDay } from '../form/schedule.ts'

/** The words of the days, in `advertPart`. */
export const dayNames = {
  1: 'schedule.days.mon',
  2: 'schedule.days.tue',
  3: 'schedule.days.wed',
  4: 'schedule.days.thu',
  5: 'schedule.days.fri',
  6: 'schedule.days.sat',
  7: 'schedule.days.sun',
} as const satisfies Record<WeekDay, string>
