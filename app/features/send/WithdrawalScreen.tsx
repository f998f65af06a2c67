import { useQuery } from '@apollo/client/react'
import { SendLoading } from '@souk/design-system/domain/money/send/SendLoading.tsx'
import { withdrawalLook } from '@souk/design-system/domain/money/send/withdrawal/withdrawalLook.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { EmptyState } from '@souk/design-system/primitives/state/EmptyState.tsx'
import { useEffect } from 'react'
import { statusOf } from '../../network/apollo/trouble.ts'
import { useConnection } from '../../services/useConnection.ts'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { WithdrawalQuery } from './Send.queries.ts'
import { WithdrawalView } from './WithdrawalView.tsx'

/** An event tells of each block. While none can come, it is asked for so often, in milliseconds. */
const blockPause = 10_000

interface WithdrawalScreenProps {
  id: string
}

/** A withdrawal in all its states: coming, there, not the viewer's, not to be had. */
export function WithdrawalScreen({ id }: WithdrawalScreenProps) {
  const t = useT('send')
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(WithdrawalQuery, {
    variables: { id },
  })
  const assets = useAssets()
  const withdrawal = data?.withdrawal
  const isMoving = withdrawal != null && !withdrawalLook[withdrawal.status].isOver
  const isDeaf = useConnection().kind === 'reconnecting'
  useEffect(() => {
    if (!isMoving || !isDeaf) return undefined
    startPolling(blockPause)
    return stopPolling
  }, [isMoving, isDeaf, startPolling, stopPolling])
  if (withdrawal && assets !== null) return <WithdrawalView withdrawal={withdrawal} assets={assets} />
  if (error === undefined || assets === null) return <SendLoading />
  if ([400, 403, 404, 422].includes(statusOf(error) ?? 0)) {
    return (
      <EmptyState
        title={t('wait.missing')}
        actions={<LinkButton href={paths.transactions()}>{t('wait.transactions')}</LinkButton>}
      >
        {t('wait.missingText')}
      </EmptyState>
    )
  }
  const retry = () => void refetch().catch(() => {})
  return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
}
