import { useT } from '../../../../../locales/useT.ts'
import type { LiveData } from '../../contentShape.ts'
import { pairKey } from '../../contentShape.ts'
import { writableOffers, writableRate } from './liveFigure.ts'
import { LiveLink } from './LiveLink.tsx'

interface CalculatorBlockProps {
  values: Readonly<Record<string, string>>
  live: LiveData
}

/** A small calculator of a pair; where nothing is known of it, the way to the large one. */
export function CalculatorBlock({
  values,
  live: { offers: known, rates, Calculator },
}: CalculatorBlockProps) {
  const t = useT('content')
  const { coin = '', fiat = '' } = values
  const offers = writableOffers(known[pairKey(values)])
  const rate = writableRate(rates[pairKey(values)])
  if (coin === '' || fiat === '')
    return <LiveLink href="/calculator">{t('article.live.openCalculator')}</LiveLink>
  if (Calculator === undefined || (offers.length === 0 && rate === null))
    return (
      <LiveLink href={`/calculator?coin=${coin}&in=${fiat}`}>
        {t('article.live.noCalculator', { coin, fiat })}
      </LiveLink>
    )
  return <Calculator {...{ coin, fiat, offers, rate }} />
}
