import type { RequestDecision } from '@souk/design-system/domain/desk/deskShape.ts'
import type { TieOutcome } from '@souk/design-system/domain/desk/queue/invitation/InvitationRow.tsx'
import { InvitationQueue } from '@souk/design-system/domain/desk/queue/InvitationQueue.tsx'
import { isInvitationAct } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import type { DeskInvitationShape, InvitationAct } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useIntent } from '../../../services/useIntent.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { operatorPaths } from '../operatorPaths.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { ActOnQueueMutation, DecideOnQueueMutation, DeskInvitationsQuery } from './Queues.queries.ts'
import { useQueue } from '../useQueue.ts'
import { useWaiting } from '../useWaiting.ts'

/** People whose bonus is held because they could be whoever brought them: two operators together pay it, one keeps it held. */
export function BonusesPage() {
  const t = useT('deskQueue')
  const { goalOf, requests } = useWaiting()
  return (
    <Stack gap="4">
      <PageTitle lead={t('invitation.lead')} actions={<ExportPart list="bonuses" />}>
        {t('invitation.title')}
      </PageTitle>
      <InvitationQueue
        content={useQueue(DeskInvitationsQuery, 'deskInvitations', {})}
        goalMinutes={goalOf('bonuses')}
        requests={requests.filter(({ act }) => isInvitationAct(act))}
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
        {...useInvitationCalls()}
      />
    </Stack>
  )
}

/** What it is refused for is thrown, for the form or the dialog that asked. */
function useInvitationCalls() {
  const { run: perform } = useIntent(ActOnQueueMutation, { errors: 'place' })
  const { run: decide } = useIntent(DecideOnQueueMutation, { errors: 'place' })
  const call = useDeskCall()
  return {
    onAct: async ({ id }: DeskInvitationShape, act: InvitationAct, reason: string): Promise<TieOutcome> => {
      const { performAct } = await call(() => perform({ input: { act, subjectId: id, reason } }))
      if (performAct == null) throw new Error('Nothing was answered')
      return { outcome: performAct.outcome, expiresAt: performAct.request?.expiresAt ?? null }
    },
    onDecide: (id: string, decision: RequestDecision, reason: string | null) =>
      call(() => decide({ id, input: { decision, ...(reason === null ? {} : { reason }) } })),
  }
}
