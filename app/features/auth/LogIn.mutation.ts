import { gql } from '../../__generated__/gql.ts'

/** Logs in; the session is in a cookie that the answer sets. Where a code is asked for, there is a step instead. */
export const LogInMutation = gql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      me {
        id
      }
      codeStep {
        token
      }
    }
  }
`)
