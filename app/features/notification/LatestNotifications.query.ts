import { gql } from '../../__generated__/gql.ts'

/** What the user was told last. It is of every page, so it is no larger than it has to be. */
export const LatestNotificationsQuery = gql(`
  query LatestNotifications {
    notifications(limit: 10) {
      items {
        id
        type
        code
        tradeId
        partnerName
        amount
        asset
        methodName
        tradeStatus
        endsAt
        createdAt
        readAt
      }
      hasMore
      seq
    }
  }
`)
