import { gql } from '../../__generated__/gql.ts'

/** The second step of a log-in: a code of the authenticator, or a recovery code. */
export const LogInByCodeMutation = gql(`
  mutation LogInByCode($input: LogInByCodeInput!) {
    logInByCode(input: $input) {
      id
    }
  }
`)
