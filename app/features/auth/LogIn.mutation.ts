import { gql } from '../../__generated__/gql.ts'

/** Logs in; the session is in a cookie that the answer sets. */
export const LogInMutation = gql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      id
    }
  }
`)
