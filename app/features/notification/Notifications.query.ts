import { gql } from '../../__generated__/gql.ts'

/** What the user was told, newest first; the cache joins the parts. The bell shows the first of them. */
export const NotificationsQuery = gql(`
  query Notifications($before: String, $limit: Int, $isUnread: Boolean) {
    notifications(before: $before, limit: $limit, isUnread: $isUnread) {
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
