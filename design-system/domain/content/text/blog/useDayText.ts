import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'

/** Words a day of no place: the same on the server and for every reader. */
export function useDayText(): (moment: string) => string {
  const locale = useLocale()
  return moment => formatDate(moment, { format: 'date', locale, timeZone: 'UTC' })
}
