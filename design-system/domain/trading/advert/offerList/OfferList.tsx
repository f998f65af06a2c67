import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { ListPages } from '../../../page/list/ListPages.tsx'
import { ListFoot, Rows } from './OfferList.styles.ts'
import { OfferRows } from './OfferRows.tsx'
import type { OfferRowsProps } from './OfferRows.tsx'
import { useOffersText } from './useOffersText.ts'

type OfferListProps = OfferRowsProps & {
  /** The address of a page of the list. */
  pageHref: (page: number) => string
  /** The rows per page that were asked for; "8–14 of 248" is counted with it. */
  pageSize: number
  /** `LongOfferRows` of further pages, after these. */
  more?: ReactNode
  /** Shows one more of them: `MoreOffers`. */
  action?: ReactNode
}

/** A page of offers, best first, in an `OfferListFrame`. Use `OfferListLoading`, `OfferListEmpty` and `OfferListFailed` while there is none to show. */
export function OfferList(props: OfferListProps) {
  const { offers, search, coin, pageHref, pageSize, more, action } = props
  const t = useT('advert')
  const offersText = useOffersText()
  const { items, page } = offers
  const from = (page - 1) * pageSize + 1
  return (
    <>
      <Rows
        aria-label={t(search.type === 'buy' ? 'search.listBuy' : 'search.listSell', { coin: coin.name })}
        start={from}
      >
        <OfferRows {...props} from={from} />
        {more}
      </Rows>
      {action}
      <ListFoot>
        <span>
          {t('search.range', {
            from,
            to: from + items.length - 1,
            offers: offers.totalIsCapped
              ? offersText(offers.total, true)
              : t('search.ofOffers', { count: offers.total }),
          })}
        </span>
        <ListPages label={t('search.pages')} page={page} pages={offers.pages} hrefOf={pageHref} />
      </ListFoot>
    </>
  )
}
