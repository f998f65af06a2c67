import { useQuery } from '@apollo/client/react'
import { viewerDoes } from '@souk/design-system/domain/trading/advert/offer.ts'
import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { statusOf } from '../../network/apollo/trouble.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { paths } from '../../routes/paths.ts'
import { useSellerSide } from '../../parts/requisites/useSellerSide.ts'
import { useStanding } from '../../services/useViewer.ts'
import { useAssets } from '../../session/useAssets.ts'
import { OpeningLoading } from './OpeningLoading.tsx'
import { OpeningView } from './OpeningView.tsx'
import { gql } from '../../__generated__/gql.ts'

/** The advert that a trade is to be opened on: the props of `OpenTradeForm` and `OfferSummary`, beside what every offer shows. */
const NewTradeQuery = gql(`
  query NewTrade($id: ID!) {
    advert(id: $id) {
      ...Offer_advert @unmask
      pricedAt
      viewerLimit {
        maximum
        by
      }
      terms
      promoText
      owner {
        registeredAt
      }
      risks
    }
  }
`)

/** Opening a trade on an advert, in all its states: coming, there, gone, not to be had. */
export function NewTradePage() {
  const { adId = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(NewTradeQuery, { variables: { id: adId } })
  const assets = useAssets()
  const retry = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  const advert = data?.advert
  const sells = advert ? viewerDoes(advert.type) === 'sell' : false
  const {
    seller,
    hasFailed,
    retry: retrySeller,
  } = useSellerSide(sells ? (advert?.currencyCode ?? null) : null)
  // Whether somebody has an account decides what is asked for, where an advert takes people without one.
  const isKnown = useStanding() !== 'unknown' || advert?.allowAnonymous !== true
  if (advert && assets !== null && isKnown && (!sells || seller !== null))
    return <OpeningView key={adId} advert={advert} assets={assets} seller={seller} refetch={retry} />
  if (error === undefined && !hasFailed)
    return (
      <WithoutAdvert>
        <OpeningLoading />
      </WithoutAdvert>
    )
  return (
    <WithoutAdvert>
      {[400, 404, 422].includes(statusOf(error) ?? 0) ? (
        <NotFoundState hrefs={notFoundHrefs} />
      ) : (
        <FailedState onRetry={hasFailed ? retrySeller : retry} isRetrying={loading} homeHref={paths.home()} />
      )}
    </WithoutAdvert>
  )
}

function WithoutAdvert({ children }: { children: ReactNode }) {
  const t = useT('page')
  const tAdvert = useT('advert')
  return (
    <FocusLayout
      header={
        <FocusHeader
          title={t('newTrade.title')}
          backLabel={tAdvert('search.hero.all')}
          backHref={paths.search(viewerDoes('Sell'))}
        />
      }
      banner={<ConnectionLine />}
    >
      {children}
    </FocusLayout>
  )
}
