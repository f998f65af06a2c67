import { useQuery } from '@apollo/client/react'
import { SendLoading } from '@souk/design-system/domain/money/send/SendLoading.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { EmptyState } from '@souk/design-system/primitives/state/EmptyState.tsx'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { SendQuery } from './Send.queries.ts'
import { SendFlow } from './SendFlow.tsx'

interface SendScreenProps {
  coinCode: string
}

/** The form of a coin, in all its states: coming, there, of a coin that cannot be sent, not to be had. */
export function SendScreen({ coinCode }: SendScreenProps) {
  const t = useT('send')
  const { data, error, loading, refetch } = useQuery(SendQuery)
  const assets = useAssets()
  if (!data?.withdrawalFees || assets === null) {
    if (error === undefined) return <SendLoading />
    // What it fails with shows in place.
    const retry = () => void refetch().catch(() => {})
    return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
  }
  const networks = data.withdrawalFees.items.filter(each => each.cryptoCurrencyCode === coinCode)
  if (networks.length === 0) {
    return (
      <EmptyState
        title={t('unknownCoin', { coin: coinCode })}
        actions={<LinkButton href={paths.wallet()}>{t('wait.wallet')}</LinkButton>}
      />
    )
  }
  const price = data.balance?.items.find(({ asset }) => asset === coinCode)?.price ?? null
  const coins = [...new Set(data.withdrawalFees.items.map(each => each.cryptoCurrencyCode))]
  return (
    <SendFlow
      coinCode={coinCode}
      assets={assets}
      networks={networks}
      coins={coins}
      price={price}
      serviceFee={data.serviceFee}
      fiatCode={data.balance?.total.asset ?? null}
    />
  )
}
