import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useDollarText } from '../../fees/useDollarText.ts'

/** Writes the figures of the calculator, in the viewer's locale. */
export function useEarnText() {
  const locale = useLocale()
  return {
    ...useDollarText(),
    count: (value: number) => formatCount(value, locale),
    // Terms begin and end by the platform's clock, the same wherever they are read.
    day: (moment: string) => formatDate(moment, { format: 'date', locale, timeZone: 'UTC' }),
  }
}
