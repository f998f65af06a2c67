import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { useNow } from '../../../reference/clock/useNow.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'

interface PriceAgeProps {
  /** When the rates were taken that the prices are made from. */
  at: string
}

/** From here on the moment itself says more, in seconds. */
const countedTo = 120

/** How old the prices on screen are, second by second. */
export function PriceAge({ at }: PriceAgeProps) {
  const t = useT('advert')
  const locale = useLocale()
  const now = useNow('second')
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / 1000))
  return (
    <time dateTime={at}>
      {seconds <= countedTo
        ? t('search.priceAge', { count: seconds })
        : formatDate(at, { format: 'time', locale })}
    </time>
  )
}
