import * as unions from '../../__generated__/unions.ts'
import type { DateFormat } from '../../../format/date/formatDate.ts'

/** How far back a history of rates goes. */
export const ratePeriods = unions.ratePeriods
export type RatePeriod = (typeof ratePeriods)[number]

/** How the moments of a period are told apart: under the chart, and one of them by itself. */
export const timesOfPeriod = {
  day: { axis: 'time', point: 'dateTime' },
  week: { axis: 'dayMonth', point: 'dateTime' },
  month: { axis: 'dayMonth', point: 'dateTime' },
  year: { axis: 'date', point: 'date' },
} as const satisfies Record<RatePeriod, { readonly axis: DateFormat; readonly point: DateFormat }>
