import { useQuery } from '@apollo/client/react'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { SwapHistory, type SwapHistoryContent } from '@souk/design-system/domain/money/swap/SwapHistory.tsx'
import { SwapLoading } from '@souk/design-system/domain/money/swap/SwapLoading.tsx'
import { SwapNetworkNote } from '@souk/design-system/domain/money/swap/SwapNetworkNote.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { MarketCorner } from '../../parts/market/MarketCorner.tsx'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { useStanding } from '../../services/useViewer.ts'
import { SwapBalancesQuery, SwapSettingsQuery, SwapsQuery } from './Swap.queries.ts'
import { SwapDesk } from './SwapDesk.tsx'
import { useSwapDraft } from './useSwapDraft.ts'

/** One coin for another: the rate for everybody, the swap for whoever is logged in. */
export function SwapPage() {
  const assets = useAssets()
  const standing = useStanding()
  if (assets === null || standing === 'unknown') return <Coming />
  return <SwapView assets={assets} isMember={standing === 'member'} />
}

/** The page while it is coming has its name already. */
function Coming() {
  const t = useT('nav')
  return (
    <>
      <PageTitle look="heard">{t('swap')}</PageTitle>
      <SwapLoading />
    </>
  )
}

const pageSize = 5
/** With their words: few may offer coins to swap. */
const loadOwn = () => import('./OwnOffers.tsx').then(part => part.OwnOffers)

function SwapView({ assets, isMember }: { assets: AssetBook; isMember: boolean }) {
  const t = useT('nav')
  const written = useSwapDraft(assets)
  const settings = useQuery(SwapSettingsQuery)
  const [limit, setLimit] = useState(pageSize)
  const mine = useQuery(SwapsQuery, { variables: { limit }, skip: !isMember })
  const held = useQuery(SwapBalancesQuery, { variables: { currencyCode: 'USD' }, skip: !isMember })
  const again = (query: { refetch: () => Promise<unknown> }) => () => {
    // What it fails with shows in place.
    query.refetch().catch(() => {})
  }
  const found = settings.data?.swapSettings
  const showOwn = useWordedPart(found?.offersOn === true, loadOwn, 'swapOffers')
  if (!found)
    return settings.error === undefined ? (
      <Coming />
    ) : (
      <FailedState onRetry={again(settings)} homeHref={paths.home()} />
    )
  const items = held.data?.balance?.items
  const { from, to } = written.draft
  const market = to === 'USDT' || to === 'USDC' || to === 'DAI' ? from : to
  return (
    <MainSideLayout
      sideWidth="wide"
      measure="form"
      head={<PageTitle actions={<SwapNetworkNote />}>{t('swap')}</PageTitle>}
      side={
        <>
          <MarketCorner isWanted coin={assets.of(market)} fiat={assets.of('USD')} />
          {isMember && <SwapHistory assets={assets} content={historyOf()} tradeHref={paths.trade} />}
          {found.offersOn && showOwn?.({ assets, settings: found, pair: written.draft })}
        </>
      }
    >
      <SwapDesk
        {...{ assets, written, isMember }}
        settings={found}
        balances={items ? new Map(items.map(({ asset, available }) => [asset, available])) : null}
        onMoved={() => {
          again(mine)()
          again(held)()
        }}
      />
    </MainSideLayout>
  )

  function historyOf(): SwapHistoryContent {
    const swaps = (mine.data ?? mine.previousData)?.swaps
    if (swaps)
      return {
        status: 'ready',
        items: swaps.items,
        onMore: swaps.hasMore && limit < 100 ? () => setLimit(limit * 4) : null,
      }
    return mine.error === undefined ? { status: 'loading' } : { status: 'failed', onRetry: again(mine) }
  }
}
