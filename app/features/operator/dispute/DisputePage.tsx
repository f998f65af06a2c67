import { useQuery } from '@apollo/client/react'
import { CaseMissing } from '@souk/design-system/domain/desk/dispute/CaseMissing.tsx'
import { CaseWay } from '@souk/design-system/domain/desk/dispute/CaseWay.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { CaseState } from '@souk/design-system/domain/trading/dispute/CaseState.tsx'
import type { Coming } from '@souk/design-system/domain/trading/dispute/CaseState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useParams } from 'react-router-dom'
import { statusOf } from '../../../network/apollo/trouble.ts'
import { usePageWords } from '../../../parts/frame/usePageWords.ts'
import { usePart } from '../../../services/usePart.ts'
import { useUserEvent } from '../../../services/useUserEvent.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { DeskCaseQuery } from './Case.queries.ts'

/** Comes while the case is asked for. */
const loadView = () => import('./CaseView.tsx').then(module => module.CaseView)

/** A dispute or a claim whole, for its arbiter: both sides, what happened, what is worth asking, and the ruling. */
export function DisputePage() {
  const { tradeId = '' } = useParams()
  return <Case key={tradeId} tradeId={tradeId} />
}

function Case({ tradeId }: { tradeId: string }) {
  const t = useT('deskDispute')
  usePageWords({ tradeId })
  const asked = useQuery(DeskCaseQuery, { variables: { id: tradeId }, fetchPolicy: 'cache-and-network' })
  const showView = usePart(true, loadView)
  const assets = useAssets() ?? noAssets
  const { data, error, loading, refetch } = asked
  useUserEvent('TradeChangedEvent', event => {
    if (event.tradeId === tradeId) void refetch().catch(() => {})
  })
  const trade = data?.trade ?? null
  const found = data?.disputeCase ?? null
  const isThere = trade !== null && found !== null && showView !== null
  if (isThere)
    return (
      <Stack gap="3">
        <CaseWay tradeId={tradeId} listHref={operatorPaths.disputes()} />
        {showView({ trade, found, steps: data?.tradeHistory?.items ?? [], assets, onChanged: refetch })}
      </Stack>
    )
  const isMissing = [400, 403, 404, 422].includes(statusOf(error) ?? 0)
  const state: Coming =
    error === undefined
      ? { status: 'loading' }
      : // What it fails with shows in place.
        { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
  return (
    <Stack gap="3">
      <CaseWay tradeId={tradeId} listHref={operatorPaths.disputes()} />
      {isMissing ? (
        <CaseMissing isOwn={statusOf(error) === 403} listHref={operatorPaths.disputes()} />
      ) : (
        <>
          <PageTitle look="heard">{t('case.title', { id: tradeId })}</PageTitle>
          <Card>
            <CaseState content={state} loadingLabel={t('case.loading')} failedTitle={t('case.failed')} />
          </Card>
        </>
      )}
    </Stack>
  )
}
