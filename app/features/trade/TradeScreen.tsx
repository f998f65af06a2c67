import { useQuery } from '@apollo/client/react'
import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { ForbiddenState } from '@souk/design-system/domain/page/state/ForbiddenState.tsx'
import { TradeLoading } from '@souk/design-system/domain/trading/trade/TradeLoading.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ReactNode } from 'react'
import { statusOf } from '../../network/apollo/trouble.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { TradePageQuery } from './TradePage.query.ts'
import { TradeView } from './TradeView.tsx'

interface TradeScreenProps {
  tradeId: string
}

/** A trade's page in all its states: coming, there, not the viewer's, not to be had. */
export function TradeScreen({ tradeId }: TradeScreenProps) {
  const { data, error, loading, refetch } = useQuery(TradePageQuery, { variables: { id: tradeId } })
  const assets = useAssets()
  const retry = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  const trade = data?.trade
  if (trade && assets !== null) {
    return <TradeView trade={trade} assets={assets} settings={data.tradeSettings} refetch={retry} />
  }
  // A number that no trade can have is nobody's either.
  const isTheirs = ![400, 403, 404, 422].includes(statusOf(error) ?? 0)
  if (error === undefined || assets === null) {
    return (
      <WithoutTrade tradeId={tradeId}>
        <TradeLoading />
      </WithoutTrade>
    )
  }
  return (
    <WithoutTrade tradeId={tradeId}>
      {isTheirs ? (
        <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
      ) : (
        <ForbiddenState hrefs={{ trades: paths.dashboard('trades'), home: paths.home() }} />
      )}
    </WithoutTrade>
  )
}

function WithoutTrade({ tradeId, children }: TradeScreenProps & { children: ReactNode }) {
  const t = useT('trade')
  const tPage = useT('tradePage')
  const header = (
    <FocusHeader
      title={t('number', { id: tradeId })}
      backLabel={tPage('header.back')}
      backHref={paths.dashboard('trades')}
    />
  )
  return (
    <FocusLayout header={header} banner={<ConnectionLine />}>
      {children}
    </FocusLayout>
  )
}
