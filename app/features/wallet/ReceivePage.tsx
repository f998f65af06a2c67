import { useQuery } from '@apollo/client/react'
import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { ReceiveLoading } from '@souk/design-system/domain/money/wallet/receive/ReceiveLoading.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { paths } from '../../routes/paths.ts'
import { NetworksQuery } from '../../parts/reference/Networks.query.ts'
import { useAssets } from '../../session/useAssets.ts'
import { ReceiveScreen } from './ReceiveScreen.tsx'

/** Receiving a coin: over which network, to which address, and what has come. */
export function ReceivePage() {
  const t = useT('page')
  const { cryptoCurrencyCode = '' } = useParams()
  const code = cryptoCurrencyCode.toUpperCase()
  return (
    <Frame title={t('receive.title', { cryptoCurrencyCode: code })}>
      <Content code={code} />
    </Frame>
  )
}

function Content({ code }: { code: string }) {
  const assets = useAssets()
  const { data, error, loading, refetch } = useQuery(NetworksQuery)
  const coins = data?.currencies?.coins
  if (coins !== undefined && assets !== null) {
    const networks = coins.find(coin => coin.code === code)?.networks
    return networks === undefined || networks.length === 0 ? (
      <NotFoundState hrefs={notFoundHrefs} />
    ) : (
      <ReceiveScreen key={code} coin={assets.of(code)} coins={assets.coins} networks={networks} />
    )
  }
  if (error === undefined) return <ReceiveLoading />
  return (
    // What it fails with shows in place.
    <FailedState
      onRetry={() => void refetch().catch(() => {})}
      isRetrying={loading}
      homeHref={paths.home()}
    />
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT('receive')
  return (
    <FocusLayout
      header={<FocusHeader title={title} backLabel={t('back')} backHref={paths.dashboard()} />}
      banner={<ConnectionLine />}
    >
      {children}
    </FocusLayout>
  )
}
