import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import type { RequestDecision, SecondRequestShape } from '../deskShape.ts'
import { InvitationRow } from './invitation/InvitationRow.tsx'
import type { TieOutcome } from './invitation/InvitationRow.tsx'
import { QueueCard } from './QueueCard.tsx'
import type { QueueProps } from './QueueCard.tsx'
import type { DeskInvitationShape, InvitationAct } from './queueShape.ts'
import { SaidPlace } from './SaidPlace.tsx'

interface InvitationQueueProps extends QueueProps<DeskInvitationShape> {
  /** What waits for a second operator. */
  requests: readonly SecondRequestShape[]
  /** Does it, or asks another operator; what it throws is said where the reason was asked for. */
  onAct: (invitation: DeskInvitationShape, act: InvitationAct, reason: string) => Promise<TieOutcome>
  /** Decides on a request; what it throws is said in the dialog that asked. */
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** People whose bonus is held because they could be whoever brought them: what speaks against it, and what the reader can decide. */
export function InvitationQueue(props: InvitationQueueProps) {
  const { content, hasKeys, goalMinutes, personHrefOf, requests, onAct, onDecide } = props
  const t = useT('deskQueue')
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const act = async (invitation: DeskInvitationShape, deed: InvitationAct, reason: string) => {
    const outcome = await onAct(invitation, deed, reason)
    // Its row is gone; where another operator is asked, the row stays and says so.
    if (outcome.outcome === 'done')
      setSaid({ text: t(`invitation.done.${deed}`, { name: invitation.userName }) })
    return outcome
  }
  return (
    <Stack gap="4">
      <SaidPlace said={said} />
      <QueueCard
        words={{
          label: t('invitation.label'),
          loading: t('invitation.loading'),
          failed: t('invitation.failed'),
          empty: t('invitation.empty'),
          emptyText: t('invitation.emptyText'),
        }}
        content={content}
        hasKeys={hasKeys}
        renderRow={(invitation, opening) => (
          <InvitationRow
            {...{ invitation, opening, goalMinutes, personHrefOf, onDecide }}
            request={requests.find(({ subjectId }) => subjectId === invitation.id) ?? null}
            onAct={(deed, reason) => act(invitation, deed, reason)}
          />
        )}
      />
    </Stack>
  )
}
