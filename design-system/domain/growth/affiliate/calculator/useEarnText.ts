import { formatDate } from '../../../../format/formatDate.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useDollarText } from '../../fees/useDollarText.ts'
import type { DollarText } from '../../fees/useDollarText.ts'

/** The calculator's figures as texts, in the viewer's locale. */
interface EarnText extends DollarText {
  readonly count: (value: number) => string
  readonly day: (moment: string) => string
}

/** Writes the figures of the calculator. */
export function useEarnText(): EarnText {
  const locale = useLocale()
  return {
    ...useDollarText(),
    count: value => formatCount(value, locale),
    // Terms begin and end by the platform's clock, the same wherever they are read.
    day: moment => formatDate(moment, { format: 'date', locale, timeZone: 'UTC' }),
  }
}
