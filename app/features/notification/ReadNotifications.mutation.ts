import { gql } from '../../__generated__/gql.ts'

/** Marks these as read, or everything where none are named. */
export const ReadNotificationsMutation = gql(`
  mutation ReadNotifications($input: ReadNotificationsInput!) {
    readNotifications(input: $input) {
      items {
        id
        readAt
      }
      unreadCount
      seq
    }
  }
`)
