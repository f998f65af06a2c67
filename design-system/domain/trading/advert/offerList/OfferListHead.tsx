import { useT } from '../../../../locales/useT.ts'
import { ListHead } from './OfferList.styles.ts'
import { SortMenu } from './SortMenu.tsx'
import type { OfferFilters, SearchSort } from '../offer.ts'

interface OfferListHeadProps {
  search: Pick<OfferFilters, 'type' | 'cryptoCurrencyCode' | 'amount' | 'amountSide' | 'sort'>
  onSort: (sort: SearchSort) => void
}

/** What the column of amounts holds: what differs between offers for the amount that was searched. */
const columnWord = {
  buy: { fiat: 'youGet', crypto: 'youPay' },
  sell: { fiat: 'youSell', crypto: 'youGet' },
} as const

/** The names of the columns, for the eye, and the order. Cells name themselves for screen readers. */
export function OfferListHead({ search, onSort }: OfferListHeadProps) {
  const t = useT('advert')
  return (
    <ListHead>
      <span aria-hidden data-column="who">
        {t('offer.trader')}
      </span>
      <span aria-hidden data-column="price">
        {t('offer.pricePer', { coin: search.cryptoCurrencyCode })}
      </span>
      {search.amount !== null && (
        <span aria-hidden data-column="get">
          {t(`offer.${columnWord[search.type][search.amountSide]}`)}
        </span>
      )}
      <span aria-hidden data-column="pay">
        {t('offer.paymentAndLimits')}
      </span>
      <span data-column="sort">
        <SortMenu sort={search.sort} onChange={onSort} />
      </span>
    </ListHead>
  )
}
