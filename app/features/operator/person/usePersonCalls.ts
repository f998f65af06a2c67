import type { ActOutcomeShape } from '@souk/design-system/domain/desk/person/act/ActPanel.tsx'
import type { LookShape, PersonAct, PersonField } from '@souk/design-system/domain/desk/person/deskPerson.ts'
import type { RequestDecision } from '@souk/design-system/domain/desk/deskShape.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { useServices } from '../../../services/useServices.ts'
import {
  ActOnPersonMutation,
  AddPersonNoteMutation,
  DecideOnPersonMutation,
  LookAsPersonMutation,
  ReadPersonFieldMutation,
} from './Person.queries.ts'

interface Whom {
  readonly id: string
  readonly userName: string
}

/**
 * What an operator does about somebody. What is refused is thrown, for the form that asked to say.
 * @param onChanged asks for the person again; what was done about them is asked for by itself
 */
export function usePersonCalls({ id, userName }: Whom, onChanged: () => Promise<unknown>) {
  const { client } = useServices()
  const call = useDeskCall()
  const { run: perform } = useIntent(ActOnPersonMutation, { errors: 'place' })
  const { run: decide } = useIntent(DecideOnPersonMutation, { errors: 'place' })
  const { run: addNote } = useIntent(AddPersonNoteMutation, { errors: 'place' })
  // What was done is done, though what has come of it cannot be shown at once.
  const afterwards = () => onChanged().catch(() => {})
  return {
    act: async (act: PersonAct, reason: string): Promise<ActOutcomeShape> => {
      const { performAct } = await call(() => perform({ input: { act, subjectId: id, reason } }))
      if (performAct == null) throw new Error('Nothing was answered')
      await afterwards()
      return { outcome: performAct.outcome, expiresAt: performAct.request?.expiresAt ?? null }
    },
    decide: async (requestId: string, decision: RequestDecision, reason: string | null) => {
      const input = { decision, ...(reason === null ? {} : { reason }) }
      await call(() => decide({ id: requestId, input }))
      await afterwards()
    },
    note: async (text: string) => {
      await call(() => addNote({ userName, input: { text } }))
      await afterwards()
    },
    /** What they may do now: for the eyes of whoever asked, so that it is kept nowhere. */
    look: async (reason: string): Promise<LookShape> => {
      const { data } = await call(() =>
        client.mutate({
          mutation: LookAsPersonMutation,
          variables: { userName, input: { reason } },
          fetchPolicy: 'no-cache',
          context: marked({ errors: 'place' }),
        }),
      )
      if (data?.lookAsPerson == null) throw new Error('Nothing was answered')
      return data.lookAsPerson
    },
    /** A field as it is: for the eyes of whoever asked, so that it is kept nowhere. */
    read: async (field: PersonField, reason: string): Promise<readonly string[]> => {
      const { data } = await call(() =>
        client.mutate({
          mutation: ReadPersonFieldMutation,
          variables: { userName, input: { field, reason } },
          fetchPolicy: 'no-cache',
          context: marked({ errors: 'place' }),
        }),
      )
      return data?.readPersonField?.lines ?? []
    },
  }
}
