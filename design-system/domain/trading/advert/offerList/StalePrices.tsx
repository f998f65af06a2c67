import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'

interface StalePricesProps {
  /** When the rates were taken. */
  ratesAt: string
}

/** Says from when the prices are, once they are old (`useIsStale`). The amounts recede beside it. */
export function StalePrices({ ratesAt }: StalePricesProps) {
  const t = useT('advert')
  const locale = useLocale()
  return <StaleNote>{t('search.stale', { time: formatDate(ratesAt, { format: 'time', locale }) })}</StaleNote>
}
