import { gql } from '../../__generated__/gql.ts'

/** What the user was told, newest first. */
export const NotificationsQuery = gql(`
  query Notifications {
    notifications(limit: 50) {
      items {
        id
        type
        code
        tradeId
        partnerName
        amount
        asset
        createdAt
        readAt
      }
      unreadCount
      seq
    }
  }
`)
