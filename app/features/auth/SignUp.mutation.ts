import { gql } from '../../__generated__/gql.ts'

/** Makes an account and logs in; a guest's session becomes the account's. */
export const SignUpMutation = gql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      id
    }
  }
`)
