import { useQuery } from '@apollo/client/react'
import { DashboardTabs } from '@souk/design-system/domain/trading/dashboard/DashboardTabs.tsx'
import type { DashboardTab } from '@souk/design-system/domain/trading/dashboard/DashboardTabs.tsx'
import { paths } from '../../routes/paths.ts'
import { useWalletFiat } from '../../services/useWalletFiat.ts'
import { useViewer } from '../../services/useViewer.ts'
import { DashboardSideQuery } from './DashboardSide.query.ts'

const hrefs = { trades: paths.dashboard('trades'), ads: paths.dashboard('ads') } as const

/** The tabs of the dashboard, with how many trades are open and how many ads are kept. */
export function DashboardHead({ current }: { current: DashboardTab }) {
  const viewer = useViewer()
  // The card beside asks for it.
  const { data } = useQuery(DashboardSideQuery, {
    variables: { currencyCode: useWalletFiat() },
    fetchPolicy: 'cache-only',
  })
  const [buy, sell] = [data?.buyAdverts?.counts.all, data?.sellAdverts?.counts.all]
  const ads = buy === undefined || sell === undefined ? null : buy + sell
  return (
    <DashboardTabs
      current={current}
      hrefs={hrefs}
      counts={{ trades: viewer?.activeTradesCount ?? null, ads }}
      createHref={paths.createAdvert()}
    />
  )
}
