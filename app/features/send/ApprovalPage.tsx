import { ApprovalCard } from '@souk/design-system/domain/money/send/withdrawal/ApprovalCard.tsx'
import { ApprovalResult } from '@souk/design-system/domain/money/send/withdrawal/ApprovalResult.tsx'
import { SendLoading } from '@souk/design-system/domain/money/send/SendLoading.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useApproval } from './useApproval.ts'

/** Where the link of a letter leads, on whatever device it is opened: what is to be approved, and deciding it. */
export function ApprovalPage() {
  const { view, decide, isDeclining, retry } = useApproval()
  const assets = useAssets()
  const t = useT('send')
  if (view.kind === 'failed') return <FailedState onRetry={retry} homeHref={paths.home()} />
  return (
    <NarrowLayout>
      {view.kind === 'coming' || assets === null ? (
        <>
          <PageTitle look="heard">{t('approval.title')}</PageTitle>
          <SendLoading />
        </>
      ) : view.kind === 'over' ? (
        <ApprovalResult end={view.end} walletHref={paths.wallet()} />
      ) : (
        <ApprovalCard
          approval={view.approval}
          coin={assets.of(view.approval.cryptoCurrencyCode)}
          onApprove={() => decide('approve')}
          onDecline={() => void decide('decline').catch(() => {})}
          isDeclining={isDeclining}
        />
      )}
    </NarrowLayout>
  )
}
