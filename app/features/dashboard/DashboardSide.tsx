import { useQuery } from '@apollo/client/react'
import { FeeLevel } from '@souk/design-system/domain/trading/dashboard/FeeLevel.tsx'
import { LastTrades } from '@souk/design-system/domain/trading/dashboard/LastTrades.tsx'
import { WorkspaceCard } from '@souk/design-system/domain/trading/dashboard/WorkspaceCard.tsx'
import { BalancesSide } from '@souk/design-system/domain/money/wallet/balance/BalancesSide.tsx'
import { WalletFailed } from '@souk/design-system/domain/money/wallet/WalletFailed.tsx'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { PromoCorner } from '../../parts/content/PromoCorner.tsx'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { useRatePrompt } from '../../parts/person/useRatePrompt.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useWalletFiat } from '../../services/useWalletFiat.ts'
import { useAssets } from '../../session/useAssets.ts'
import { DashboardSideQuery } from './DashboardSide.query.ts'
import { endedSince, endingsOf } from './trades/tradeEndings.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'

/** What the viewer has and how they stand: the wallet in short, the last trades, the fee level. */
export function DashboardSide() {
  const { data, error, loading, refetch } = useQuery(DashboardSideQuery, {
    variables: { currencyCode: useWalletFiat() },
  })
  const { interfaceSettings } = usePreferences()
  const assets = useAssets()
  useRatePrompt(data?.lastTrades?.items ?? [])
  if (error !== undefined && !data?.balance) {
    // The card says by itself that it did not load.
    return <WalletFailed onRetry={() => void refetch().catch(() => {})} isRetrying={loading} />
  }
  if (!data?.balance || assets === null) return <DashboardSideLoading />
  const { balance, lastTrades, myFees, fees, buyAdverts, sellAdverts } = data
  const ended = lastTrades === null ? null : endingsOf(lastTrades.items)
  return (
    <>
      <BalancesSide
        sheet={balance}
        assets={assets}
        isHidden={interfaceSettings.hideAmounts}
        walletHref={paths.wallet()}
      />
      {(ended !== null || myFees !== null) && (
        <Card as="section">
          <Stack gap="4">
            {ended !== null && <LastTrades endings={ended} since={endedSince(ended)} />}
            {myFees !== null && (
              <FeeLevel
                fees={myFees}
                levels={fees?.makerTiers ?? []}
                assets={assets}
                feesHref={paths.fees()}
              />
            )}
          </Stack>
        </Card>
      )}
      {buyAdverts !== null && sellAdverts !== null && (
        <WorkspaceCard
          figures={{ buy: buyAdverts.counts, sell: sellAdverts.counts }}
          adsHref={paths.dashboard('ads')}
          hiddenHref={withQuery(paths.dashboard('ads'), { state: 'hidden' })}
        />
      )}
      <PromoCorner />
    </>
  )
}

/** The side of the dashboard while it is coming. */
function DashboardSideLoading() {
  const t = useT('wallet')
  return (
    <Loading label={t('loading')}>
      <Card>
        <Stack gap="3">
          <Skeleton shape="small-line" width="short" />
          <Skeleton shape="amount" width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      </Card>
    </Loading>
  )
}
