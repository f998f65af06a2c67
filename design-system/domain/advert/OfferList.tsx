import type { ReactNode } from 'react'
import type { NamedAsset } from '../asset/assetBook.ts'
import { useT } from '../../locales/useT.ts'
import { Pagination } from '../../primitives/pagination/Pagination.tsx'
import { OfferItem } from './OfferItem.tsx'
import { ListFoot, ListRoot, Rows } from './OfferList.styles.ts'
import { OfferListHead } from './OfferListHead.tsx'
import type { OfferFilters, OfferPage, SearchSort } from './offer.ts'
import { useOffersText } from './useOffersText.ts'

interface OfferListProps {
  offers: OfferPage
  search: OfferFilters
  coin: NamedAsset
  fiat: NamedAsset
  onSort: (sort: SearchSort) => void
  /** Where a trade on an offer is opened. */
  hrefOf: (offerId: string) => string
  /** The public profile of an owner; left out, names lead nowhere. */
  ownerHrefOf?: ((userName: string) => string) | undefined
  /** The address of a page of the list. */
  pageHref: (page: number) => string
  /** The rows per page that were asked for; "8–14 of 248" is counted with it. */
  pageSize: number
  /** The prices are old, or are being fetched again. */
  isStale?: boolean | undefined
  /** Above the rows: a `StalePrices` note. */
  note?: ReactNode
}

/** A page of offers, best first. Use `OfferListLoading`, `OfferListEmpty` and `OfferListFailed` while there is none to show. */
export function OfferList(props: OfferListProps) {
  const { offers, search, coin, fiat, onSort, hrefOf, ownerHrefOf, pageHref, pageSize } = props
  const { isStale = false, note } = props
  const t = useT('advert')
  const offersText = useOffersText()
  const { items, page } = offers
  const from = (page - 1) * pageSize + 1
  return (
    <ListRoot>
      <OfferListHead search={search} onSort={onSort} />
      {note}
      <Rows
        aria-label={t(search.type === 'buy' ? 'search.listBuy' : 'search.listSell', { coin: coin.name })}
        start={from}
      >
        {items.map((offer, index) => (
          <OfferItem
            key={offer.id}
            offer={offer}
            coin={coin}
            fiat={fiat}
            search={search}
            href={hrefOf(offer.id)}
            ownerHref={ownerHrefOf?.(offer.owner.userName)}
            emphasis={page === 1 && index === 0 ? 'best' : 'plain'}
            isStale={isStale}
          />
        ))}
      </Rows>
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
        <Pagination
          label={t('search.pages')}
          page={page}
          pages={offers.pages}
          hrefOf={pageHref}
          previousLabel={t('search.previousPage')}
          nextLabel={t('search.nextPage')}
        />
      </ListFoot>
    </ListRoot>
  )
}
