import type { UpdateMeInput } from '../../__generated__/graphql.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'
import { UpdateMeMutation } from './UpdateMe.mutation.ts'

type Given<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value

/** What changes; lists are not ours to write into. */
type ProfileChanges = { readonly [Name in keyof UpdateMeInput]: Given<UpdateMeInput[Name]> }

/** Saves changes of the settings; what the server objects to is thrown, for the form that asked. */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<unknown> {
  const { client } = useServices()
  return changes =>
    client.mutate({
      mutation: UpdateMeMutation,
      variables: { input: changes as UpdateMeInput },
      context: marked({ errors: 'place' }),
    })
}
