import { formatAmount } from '../../../../../format/formatAmount.ts'
import { formatDate } from '../../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import type { LiveData } from '../../contentShape.ts'
import { pairKey } from '../../contentShape.ts'
import { RateRoot } from './Live.styles.ts'
import { fiatOf, writableRate } from './liveFigure.ts'
import { LiveLink } from './LiveLink.tsx'

interface LiveRateProps {
  values: Readonly<Record<string, string>>
  rates: LiveData['rates']
}

/** What one coin costs now. */
export function LiveRate({ values, rates }: LiveRateProps) {
  const t = useT('content')
  const locale = useLocale()
  const rate = writableRate(rates[pairKey(values)])
  const { coin = '', fiat = '' } = values
  if (rate === null)
    return (
      <LiveLink href="/buy">
        {coin === '' ? t('article.live.anyRate') : t('article.live.noRate', { coin })}
      </LiveLink>
    )
  // The same words on the server and in every browser: a clock of neither.
  const at = (format: 'time' | 'date') => formatDate(rate.at, { format, locale, timeZone: 'UTC' })
  return (
    <RateRoot>
      <span>{t('article.live.rate', { coin })}</span>
      <strong>{formatAmount(rate.price, fiatOf(fiat), { mode: 'price', locale })}</strong>
      <time dateTime={rate.at}>{t('article.live.rateAt', { time: at('time'), date: at('date') })}</time>
    </RateRoot>
  )
}
