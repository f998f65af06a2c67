/** The days of a week, Monday first, as the wire numbers them. */
export const weekDays = [1, 2, 3, 4, 5, 6, 7] as const
export type WeekDay = (typeof weekDays)[number]

/** A day's hours in half hours from midnight: `{ from: 18, to: 36 }` is 09:00 to 18:00, `to: 48` the end of the day. */
export interface DayHours {
  readonly from: number
  readonly to: number
}

/** Hours of a week; null is a day off. A week without any hours has no schedule: it is always open. */
export type WeekHours = Readonly<Record<WeekDay, DayHours | null>>

/** When an advert is open, as it is edited. */
export interface ScheduleDraft {
  /** Null: around the clock. */
  readonly week: WeekHours | null
  readonly isOnVacation: boolean
}

/** Half hours of a day. */
export const slotsOfDay = 48

export const wholeDay: DayHours = { from: 0, to: slotsOfDay }

/** A week that is open all day, every day. */
export const openWeek: WeekHours = {
  1: wholeDay,
  2: wholeDay,
  3: wholeDay,
  4: wholeDay,
  5: wholeDay,
  6: wholeDay,
  7: wholeDay,
}

/** A slot as people and the wire write it: 19 is `09:30`, 48 is `24:00`. */
export const timeOfSlot = (slot: number): string =>
  `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`

/** The slot of `hh:mm`, rounded down to the half hour; null for anything else. */
export function slotOfTime(time: string | null): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time ?? '') ?? []
  if (hours === undefined || minutes === undefined) return null
  const slot = Number(hours) * 2 + (Number(minutes) >= 30 ? 1 : 0)
  return slot <= slotsOfDay ? slot : null
}

/** A day's hours drawn from one slot to another, in either direction; at least one slot. */
export const spanOf = (one: number, other: number): DayHours => ({
  from: Math.max(0, Math.min(one, other)),
  to: Math.min(slotsOfDay, Math.max(one, other) + 1),
})

/** Days after one another with the same hours, as one; days off are left out. */
export interface DaySpan {
  readonly first: WeekDay
  readonly last: WeekDay
  readonly hours: DayHours
}
export function spansOf(week: WeekHours): readonly DaySpan[] {
  const spans: DaySpan[] = []
  for (const day of weekDays) {
    const hours = week[day]
    const before = spans.at(-1)
    if (hours === null) continue
    const isSame =
      before?.last === day - 1 && before.hours.from === hours.from && before.hours.to === hours.to
    if (isSame) spans[spans.length - 1] = { ...before, last: day }
    else spans.push({ first: day, last: day, hours })
  }
  return spans
}

/** All days with the hours of one. */
export const likeDay = (week: WeekHours, day: WeekDay): WeekHours =>
  Object.fromEntries(weekDays.map(one => [one, week[day]])) as unknown as WeekHours
