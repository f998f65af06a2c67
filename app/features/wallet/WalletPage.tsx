import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { answerState } from '../../network/apollo/answerState.ts'
import { BalanceList } from './BalanceList.tsx'
import { WalletStories } from './WalletStories.tsx'
import { LatestMovements } from '@souk/design-system/domain/money/wallet/LatestMovements.tsx'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useFragment, useQuery } from '@apollo/client/react'
import type { MovementContent } from '@souk/design-system/domain/money/wallet/LatestMovements.tsx'
import { LatestMovementsQuery, MovementFragment } from './LatestMovements.query.ts'

/** What the viewer has, where it is, and how it came and went; over it a story, where the address names one. */
export function WalletPage() {
  const t = useT('nav')
  return (
    <MainSideLayout
      sideWidth="wide"
      side={<Movements />}
      head={
        <>
          <PageTitle look="heard">{t('wallet')}</PageTitle>
          <WalletStories />
        </>
      }
    >
      <BalanceList />
    </MainSideLayout>
  )
}

/** What is under way and how coins came and went lately, live. */
function Movements() {
  const assets = useAssets()
  const { interfaceSettings } = usePreferences()
  const content = useLatestMovements()
  return (
    <LatestMovements
      content={assets === null && content.status === 'ready' ? { status: 'loading' } : content}
      assets={assets ?? noAssets}
      isHidden={interfaceSettings.hideAmounts}
      hrefOf={paths.transaction}
      allHref={paths.transactions()}
    />
  )
}

/** The viewer's latest movements, and those under way: an event tells of each block. */
function useLatestMovements(): MovementContent {
  const asked = useQuery(LatestMovementsQuery, {
    variables: { before: null },
    // Movements that were asked for elsewhere stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  const found = asked.data?.transactions
  const items = useFragment({ fragment: MovementFragment, from: [...(found?.items ?? [])] })
  const underWay = useFragment({ fragment: MovementFragment, from: [...(found?.underWay ?? [])] })
  const isThere = found != null && items.complete && underWay.complete
  return answerState(asked, isThere ? { items: items.data, underWay: underWay.data } : null)
}
