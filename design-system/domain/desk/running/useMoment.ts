import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'

/** A moment in words; what is said where there is none. */
export function useMoment(): (at: string | null, none: string) => string {
  const locale = useLocale()
  return (at, none) => (at === null ? none : formatDate(at, { format: 'dateTime', locale }))
}
