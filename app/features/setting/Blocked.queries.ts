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

/** People whose names begin like this. */
export const PeopleQuery = gql(`
  query People($query: String!) {
    profiles(query: $query) {
      items {
        userName
        avatarUrl
        isVerified
        ratingPercent
        tradesCount
        isOnline
        lastOnlineAt
      }
    }
  }
`)
