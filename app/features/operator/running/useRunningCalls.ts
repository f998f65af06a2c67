import type { DeskAct, RequestDecision } from '@souk/design-system/domain/desk/deskShape.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { ActOnRunningMutation, DecideOnRunningMutation } from './Running.queries.ts'

/** Does acts about what runs, and decides on what another operator has asked for. What it is refused for is thrown, for the form that asked. */
export function useRunningCalls() {
  const { run: perform } = useIntent(ActOnRunningMutation, { errors: 'place' })
  const { run: decide } = useIntent(DecideOnRunningMutation, { errors: 'place' })
  const call = useDeskCall()
  return {
    onAct: async ({ id }: { readonly id: string }, act: DeskAct, reason: string) => {
      const { performAct } = await call(() => perform({ input: { act, subjectId: id, reason } }))
      if (performAct == null) throw new Error('Nothing was answered')
      return { outcome: performAct.outcome, expiresAt: performAct.request?.expiresAt ?? null }
    },
    onDecide: (id: string, decision: RequestDecision, reason: string | null) =>
      call(() => decide({ id, input: { decision, ...(reason === null ? {} : { reason }) } })),
  }
}
