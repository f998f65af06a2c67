import { refuse, refuseWith } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { weekdays, type Weekday } from '../time/wallClock.ts'

type Bounds = 'start' | 'end'

/** The fields as they are stored and sent: `hh:mm`, absent or null on a day off. An end of `00:00` means midnight at the day's end. */
export type ScheduleFields = {
  readonly [Field in `day${Weekday}_${Bounds}`]?: string | null
}

/** When a day is open, in minutes since its midnight by the wall clock: from `start` on, before `end` (1440 is midnight). */
export type DayHours = { readonly start: number; readonly end: number }

/** Opening hours a week; null is a day off. A schedule in which no day is set is no schedule: see {@link showsSchedule}. */
export type Schedule = Readonly<Record<Weekday, DayHours | null>>

export const minutesOfDay = 24 * 60

/** A week without hours, which by {@link showsSchedule} means: always open. */
export const noSchedule: Schedule = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }

/** Whether hours are kept at all: true when any day is set. Without, an ad is open all the time. */
export const showsSchedule = (schedule: Schedule): boolean => weekdays.some(day => schedule[day] !== null)

export type ScheduleReading =
  | { readonly ok: true; readonly schedule: Schedule }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/**
 * Reads the fourteen fields. Refuses, at the field: a text that is not `hh:mm` (`24:00` is understood as an end), a start
 * without an end or the reverse (`required`), and an end that is not after its start: hours past midnight are two days.
 */
export function parseSchedule(fields: ScheduleFields): ScheduleReading {
  const refusals: Refusal[] = []
  const schedule: Record<Weekday, DayHours | null> = { ...noSchedule }
  for (const day of weekdays) {
    const hours = parseDay(day, fields)
    if (Array.isArray(hours)) refusals.push(...hours)
    else schedule[day] = hours
  }
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, schedule }
}

/** The fields of a schedule, all fourteen; midnight at a day's end is `00:00`. */
export function scheduleFields(schedule: Schedule): Required<ScheduleFields> {
  return Object.fromEntries(
    weekdays.flatMap(day => [
      [`day${day}_start`, spellTime(schedule[day]?.start)],
      [`day${day}_end`, spellTime(schedule[day]?.end)],
    ]),
  ) as Required<ScheduleFields>
}

function parseDay(day: Weekday, fields: ScheduleFields): DayHours | null | Refusal[] {
  const [startField, endField] = [`day${day}_start`, `day${day}_end`] as const
  const start = parseTime(fields[startField])
  const end = parseTime(fields[endField])
  const refusals: Refusal[] = []
  if (start === undefined || start === minutesOfDay) refusals.push(refuse('invalid_format', startField))
  if (end === undefined) refusals.push(refuse('invalid_format', endField))
  if (refusals.length > 0) return refusals
  if (start === undefined || end === undefined) return refusals
  if (start === null && end === null) return null
  if (start === null) return [refuse('required', startField)]
  if (end === null) return [refuse('required', endField)]
  const hours = { start, end: end === 0 ? minutesOfDay : end }
  return hours.end > hours.start
    ? hours
    : [refuseWith('too_small', { min: spellTime(start + 1) ?? '' }, endField)]
}

const timeShape = /^([01]\d|2[0-4]):([0-5]\d)$/

/** Minutes since midnight; null for no time, undefined for something that is not one. */
function parseTime(text: string | null | undefined): number | null | undefined {
  if (text === null || text === undefined || text === '') return null
  const match = timeShape.exec(text)
  const minutes = Number(match?.[1]) * 60 + Number(match?.[2])
  return match && minutes <= minutesOfDay ? minutes : undefined
}

function spellTime(minutes: number | undefined): string | null {
  if (minutes === undefined) return null
  const ofDay = minutes % minutesOfDay
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
