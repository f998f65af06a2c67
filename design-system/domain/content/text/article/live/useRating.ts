import { formatPercent } from '../../../../../format/formatPercent.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import type { LiveOfferShape } from '../../contentShape.ts'

/** What is known of the owner of an offer: their good feedback, and how often they have traded. */
export function useRating({ rating, trades }: Pick<LiveOfferShape, 'rating' | 'trades'>): string {
  const t = useT('content')
  const locale = useLocale()
  if (trades === 0) return t('article.live.newcomer')
  const counted = t('article.live.trades', { count: trades })
  if (rating === null) return counted
  return t('article.live.rated', { percent: formatPercent(rating, { locale }), trades: counted })
}
