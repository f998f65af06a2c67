import { gql } from '../../__generated__/gql.ts'

/** Sets the password of a recovery; every session of the account ends. */
export const SetPasswordMutation = gql(`
  mutation SetPassword($input: SetPasswordInput!) {
    setPassword(input: $input) {
      isDone
    }
  }
`)
