import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { OfferItem } from '../advert/offerList/OfferItem.tsx'
import { ActionCell, ItemRoot, PayCell, PriceCell, Who } from '../advert/offerList/OfferItem.styles.ts'
import { ListFoot, ListRoot, Rows, StatePlace } from '../advert/offerList/OfferList.styles.ts'
import { viewerDoes } from '../advert/offer.ts'
import type { Offer } from '../advert/offer.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { ListPages } from '../../page/list/ListPages.tsx'
import type { Content } from '../../page/state/content.ts'
import { OfferPair } from './OfferPair.tsx'

/** What there is to show: nothing yet, a failure that can be tried again, or a page of the offers. */
export type PersonOffersContent = Content<{
  items: readonly Offer[]
  page: number
  pages: number
  /** Newer ones are being fetched. */
  isStale: boolean
}>

interface PersonOffersProps {
  userName: string
  content: PersonOffersContent
  assets: AssetBook
  /** Where a trade on an offer is opened. */
  hrefOf: (offerId: string) => string
  pageHref: (page: number) => string
  /** All offers of the market, for where there are none. */
  searchHref: string
}

/** The search behind these rows: none. */
const search = { amount: null, amountSide: 'fiat', paymentMethodCodes: [] } as const

/** What somebody offers now, in each of its states. The pair stands where other lists have the owner. */
export function PersonOffers({ userName, content, assets, hrefOf, pageHref, searchHref }: PersonOffersProps) {
  const t = useT('person')
  const tCommon = useT('common')
  if (content.status === 'failed') {
    return (
      <StatePlace>
        <ErrorState title={t('offers.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
      </StatePlace>
    )
  }
  if (content.status === 'loading') return <Coming />
  if (content.items.length === 0) {
    return (
      <StatePlace>
        <EmptyState
          title={t('offers.none', { name: userName })}
          actions={<LinkButton href={searchHref}>{t('offers.toSearch')}</LinkButton>}
        >
          {t('offers.noneText')}
        </EmptyState>
      </StatePlace>
    )
  }
  return (
    <ListRoot {...(content.isStale ? { 'aria-busy': true } : {})}>
      <Rows aria-label={t('offers.list')}>
        {content.items.map(offer => {
          const coin = assets.of(offer.cryptoCurrencyCode)
          const fiat = assets.of(offer.currencyCode)
          return (
            <OfferItem
              key={offer.id}
              {...{ offer, coin, fiat, search }}
              href={hrefOf(offer.id)}
              who={<OfferPair does={viewerDoes(offer.type)} coin={coin} fiat={fiat} />}
              isStale={content.isStale}
            />
          )
        })}
      </Rows>
      {content.pages > 1 && (
        <ListFoot>
          <ListPages label={t('offers.pages')} page={content.page} pages={content.pages} hrefOf={pageHref} />
        </ListFoot>
      )}
    </ListRoot>
  )
}

function Coming() {
  const t = useT('person')
  return (
    <ListRoot>
      <Loading label={t('offers.loading')}>
        <Rows as="div" aria-hidden>
          {[1, 2, 3].map(row => (
            <ItemRoot as="div" key={row}>
              <Who>
                <Skeleton width="most" />
              </Who>
              <PriceCell>
                <Skeleton width="short" />
              </PriceCell>
              <PayCell>
                <TwoLines widths={['half', 'most']} />
              </PayCell>
              <ActionCell>
                <Skeleton shape="button" />
              </ActionCell>
            </ItemRoot>
          ))}
        </Rows>
      </Loading>
    </ListRoot>
  )
}
