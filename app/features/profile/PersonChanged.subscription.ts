import { gql } from '../../__generated__/gql.ts'

/** Whether somebody is here, and that what is known of them is not the same any more. */
export const PersonChangedSubscription = gql(`
  subscription PersonChanged($userName: String!) {
    personChanged(userName: $userName) {
      isOnline
      lastOnlineAt
      isChanged
    }
  }
`)
