import { WithdrawalQueue } from '@souk/design-system/domain/desk/queue/WithdrawalQueue.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { operatorPaths } from '../operatorPaths.ts'
import { DeskWithdrawalsQuery } from './Queues.queries.ts'
import { useQueue } from '../useQueue.ts'
import { useWaiting } from '../useWaiting.ts'

/** Withdrawals that should have moved by now and have not. */
export function WithdrawalsPage() {
  const t = useT('deskQueue')
  return (
    <Stack gap="4">
      <PageTitle lead={t('withdrawal.lead')} actions={<ExportPart list="withdrawals" />}>
        {t('withdrawal.title')}
      </PageTitle>
      <WithdrawalQueue
        content={useQueue(DeskWithdrawalsQuery, 'deskWithdrawals', {})}
        assets={useAssets() ?? noAssets}
        goalMinutes={useWaiting().goalOf('withdrawals')}
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
      />
    </Stack>
  )
}
