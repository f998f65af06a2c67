import type { RequestDecision } from '@souk/design-system/domain/desk/deskShape.ts'
import type { CreditOutcome, CreditWish } from '@souk/design-system/domain/desk/queue/deposit/creditShape.ts'
import { DepositQueue } from '@souk/design-system/domain/desk/queue/deposit/DepositQueue.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useIntent } from '../../../services/useIntent.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { operatorPaths } from '../operatorPaths.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { ActOnQueueMutation, DecideOnQueueMutation, DeskDepositsQuery } from './Queues.queries.ts'
import { useQueue } from '../useQueue.ts'
import { useWaiting } from '../useWaiting.ts'

/** Deposits that came without the memo that they need: two operators together say whose each is. */
export function DepositsPage() {
  const t = useT('deskQueue')
  const assets = useAssets() ?? noAssets
  const { goalOf, requests } = useWaiting()
  return (
    <Stack gap="4">
      <PageTitle lead={t('deposit.lead')} actions={<ExportPart list="deposits" />}>
        {t('deposit.title')}
      </PageTitle>
      <DepositQueue
        content={useQueue(DeskDepositsQuery, 'deskDeposits', {})}
        assets={assets}
        goalMinutes={goalOf('deposits')}
        requests={requests.filter(({ act }) => act === 'credit_deposit')}
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
        {...useDepositCalls()}
      />
    </Stack>
  )
}

/** What it is refused for is thrown, for the form or the dialog that asked. */
function useDepositCalls() {
  const { run: perform } = useIntent(ActOnQueueMutation, { errors: 'place' })
  const { run: decide } = useIntent(DecideOnQueueMutation, { errors: 'place' })
  const call = useDeskCall()
  return {
    onCredit: async ({ depositId, userName, reason }: CreditWish): Promise<CreditOutcome> => {
      const input = { act: 'credit_deposit', subjectId: depositId, named: userName, reason } as const
      const { performAct } = await call(() => perform({ input }))
      if (performAct == null) throw new Error('Nothing was answered')
      return { outcome: performAct.outcome, expiresAt: performAct.request?.expiresAt ?? null }
    },
    onDecide: (id: string, decision: RequestDecision, reason: string | null) =>
      call(() => decide({ id, input: { decision, ...(reason === null ? {} : { reason }) } })),
  }
}
