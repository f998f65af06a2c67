import { gql } from '../../__generated__/gql.ts'

/** Whether somebody is here now. */
export const OnlineStateQuery = gql(`
  query OnlineState($input: OnlineStatesInput!) {
    onlineStates(input: $input) {
      items {
        userName
        isOnline
        lastOnlineAt
      }
    }
  }
`)
