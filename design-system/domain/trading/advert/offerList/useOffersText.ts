import { formatCappedCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'

/** Counts offers in words: "248 offers", and "1,000+ offers" where counting stopped. */
export function useOffersText(): (total: number, isCapped: boolean) => string {
  const t = useT('advert')
  const locale = useLocale()
  return (total, isCapped) =>
    isCapped
      ? t('search.cappedOffers', { total: formatCappedCount(total, locale, total) })
      : t('offers', { count: total })
}
