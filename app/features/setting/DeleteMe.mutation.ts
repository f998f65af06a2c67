import { gql } from '../../__generated__/gql.ts'

/** Deletes the account for good. */
export const DeleteMeMutation = gql(`
  mutation DeleteMe($input: DeleteMeInput!) {
    deleteMe(input: $input) {
      isDone
    }
  }
`)
