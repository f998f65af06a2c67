import { useQuery } from '@apollo/client/react'
import { FeeLevel } from '@souk/design-system/domain/dashboard/FeeLevel.tsx'
import { LastTrades } from '@souk/design-system/domain/dashboard/LastTrades.tsx'
import { BalancesSide } from '@souk/design-system/domain/wallet/BalancesSide.tsx'
import { WalletFailed } from '@souk/design-system/domain/wallet/WalletFailed.tsx'
import { paths } from '../../paths.ts'
import { useRatePrompt } from '../../person/useRatePrompt.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'
import { useAssets } from '../../session/useAssets.ts'
import { DashboardSideLoading } from './DashboardSideLoading.tsx'
import { DashboardSideQuery } from './DashboardSide.query.ts'
import { endingsOf } from './tradeEnding.ts'

/** What the viewer has and how they stand: the wallet in short, the last trades, the fee level. */
export function DashboardSide() {
  const { data, error, loading, refetch } = useQuery(DashboardSideQuery)
  const { interfaceSettings } = usePreferences()
  const assets = useAssets()
  useRatePrompt(data?.lastTrades?.items ?? [])
  if (error !== undefined && !data?.balance) {
    // The card says by itself that it did not load.
    return <WalletFailed onRetry={() => void refetch().catch(() => {})} isRetrying={loading} />
  }
  if (!data?.balance || assets === null) return <DashboardSideLoading />
  const { balance, lastTrades, myFees } = data
  return (
    <>
      <BalancesSide
        sheet={balance}
        assets={assets}
        isHidden={interfaceSettings.hideAmounts}
        walletHref={paths.wallet()}
      />
      {lastTrades !== null && <LastTrades endings={endingsOf(lastTrades.items)} />}
      {myFees !== null && <FeeLevel fees={myFees} assets={assets} />}
    </>
  )
}
