import { gql } from '../../__generated__/gql.ts'

/** Whom the viewer has blocked, the latest first: the props of `BlockedPerson`. */
export const BlockedQuery = gql(`
  query Blocked {
    bannedUsers {
      bannedUsers {
        id: userName
        userName
        createdAt: at
      }
    }
  }
`)

/** Lets somebody trade with the viewer again. */
export const UnblockMutation = gql(`
  mutation Unblock($id: ID!) {
    unblock(id: $id) {
      isDone
    }
  }
`)
