import type { UpdateMeInput } from '../../__generated__/graphql.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { useServices } from '../../services/useServices.ts'
import { gql } from '../../__generated__/gql.ts'

/** Changes what somebody has set about themselves; its answer is what every page then shows of it. */
const UpdateMeMutation = gql(`
  mutation UpdateMe($input: UpdateMeInput!) {
    updateMe(input: $input) {
      ...PublicProfile_profileSettings
      ...Assets_profileSettings
      ...AdKinds_profileSettings
      ...Notices_profileSettings
    }
  }
`)

type Given<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value

/** What changes; lists are not ours to write into. */
type ProfileChanges = { readonly [Name in keyof UpdateMeInput]: Given<UpdateMeInput[Name]> }

/** Saves changes of the settings; what the server objects to is thrown, for the form that asked. */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<unknown> {
  const { client } = useServices()
  return changes => runMutation(client, UpdateMeMutation, { input: changes as UpdateMeInput })
}
