import { gql } from '../../__generated__/gql.ts'

/** Ends the session. */
export const LogOutMutation = gql(`
  mutation LogOut {
    logOut {
      isDone
    }
  }
`)
