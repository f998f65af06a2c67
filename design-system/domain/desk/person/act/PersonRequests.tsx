import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { FailedCard } from '../../../page/state/FailedCard.tsx'
import { SecondRequestCard } from '../../act/SecondRequestCard.tsx'
import type { DeskPart, RequestDecision, SecondRequestShape } from '../../deskShape.ts'

interface PersonRequestsProps {
  /** The open ones about this person. */
  requests: DeskPart<readonly SecondRequestShape[]>
  /** Decides one; what it throws is said in the dialog that asked. */
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** What is asked for about somebody and waits for a second operator; takes no room while there is nothing. */
export function PersonRequests({ requests, onDecide }: PersonRequestsProps) {
  const t = useT('deskPerson')
  if (requests.status === 'loading') return null
  if (requests.status === 'failed')
    return (
      <FailedCard title={t('requests.failed')} onRetry={requests.onRetry} isRetrying={requests.isRetrying}>
        {null}
      </FailedCard>
    )
  if (requests.value.length === 0) return null
  return (
    <Stack gap="3">
      {requests.value.map(request => (
        <SecondRequestCard
          key={request.id}
          request={request}
          headingLevel={2}
          onDecide={(decision, reason) => onDecide(request.id, decision, reason)}
        />
      ))}
    </Stack>
  )
}
