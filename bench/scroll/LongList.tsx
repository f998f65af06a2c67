import { useState } from 'react'
import { LongOfferRows } from '../../design-system/domain/trading/advert/offerList/LongOfferRows.tsx'
import { MoreOffers } from '../../design-system/domain/trading/advert/offerList/MoreOffers.tsx'
import { OfferItem } from '../../design-system/domain/trading/advert/offerList/OfferItem.tsx'
import { OfferList } from '../../design-system/domain/trading/advert/offerList/OfferList.tsx'
import { OfferListFrame } from '../../design-system/domain/trading/advert/offerList/OfferListFrame.tsx'
import { bitcoin, furtherIds, naira, offerOf, pageOf, pageSize, search } from './offers.ts'

const noSort = () => undefined
const hrefOf = (id: string) => `#${id}`

/** How many pages one press unfolds: the search shows one. */
const pagesAtOnce = 25

/** The list of offers as the search shows it, one page after the other, without a network. */
export function LongList() {
  const [pages, setPages] = useState(1)
  const rows = { search, coin: bitcoin, fiat: naira }
  const further = (
    <LongOfferRows
      ids={furtherIds(pages - 1)}
      from={pageSize + 1}
      total={10_000}
      renderRow={(id, props) => <OfferItem {...rows} {...props} offer={offerOf(id)} href={hrefOf(id)} />}
    />
  )
  return (
    <OfferListFrame search={search} onSort={noSort}>
      <OfferList
        {...rows}
        hrefOf={hrefOf}
        offers={pageOf(1)}
        pageHref={page => `#${page}`}
        pageSize={pageSize}
        more={pages > 1 && further}
        action={<MoreOffers onMore={() => setPages(pages + pagesAtOnce)} />}
      />
    </OfferListFrame>
  )
}
