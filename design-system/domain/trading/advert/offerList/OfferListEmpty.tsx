import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { StatePlace } from './OfferList.styles.ts'
import type { OfferFilters } from '../offer.ts'
import { useOffersText } from './useOffersText.ts'

/** Filters that can be taken away one by one, the first that helps is offered. */
export const liftableFilters = [
  'fine',
  'paymentMethod',
  'onlineOnly',
  'noRegistration',
  'country',
  'amount',
] as const
export type LiftableFilter = (typeof liftableFilters)[number]

/** Without which filter how many offers match. */
export interface NearestOffers {
  readonly without: LiftableFilter
  readonly total: number
  readonly totalIsCapped: boolean
}

interface OfferListEmptyProps {
  search: OfferFilters
  coin: NamedAsset
  fiat: DisplayAsset
  /** The nearest offers, when the app found some. */
  nearest: NearestOffers | null
  onLift: (filter: LiftableFilter) => void
  onClear: () => void
}

/** Nothing matches: says what was looked for, and offers the nearest thing that does match. */
export function OfferListEmpty({ search, coin, fiat, nearest, onLift, onClear }: OfferListEmptyProps) {
  const t = useT('advert')
  const locale = useLocale()
  const offersText = useOffersText()
  const asset = search.amountSide === 'fiat' ? fiat : coin
  const verb = search.type === 'buy' ? 'Buy' : 'Sell'
  const title =
    search.amount === null
      ? t(`search.empty${verb}`, { coin: coin.name })
      : t(`search.empty${verb}For`, {
          coin: coin.name,
          amount: formatAmount(search.amount, asset, { mode: 'full', locale }),
        })
  const offers = nearest === null ? '' : offersText(nearest.total, nearest.totalIsCapped)
  const lift = nearest !== null && (
    <Button variant="primary" onClick={() => onLift(nearest.without)}>
      {t('search.showThem', { offers })}
    </Button>
  )
  return (
    <StatePlace>
      <EmptyState
        title={title}
        actions={
          <>
            {lift}
            <Button onClick={onClear}>{t('search.clearFilters')}</Button>
          </>
        }
      >
        {nearest === null ? t('search.emptyText') : t(`search.without.${nearest.without}`, { offers })}
      </EmptyState>
    </StatePlace>
  )
}
