import { gql } from '../../__generated__/gql.ts'

/** Marks these as read, or everything where none are named. Whoever asks knows which; how many are left comes live. */
export const ReadNotificationsMutation = gql(`
  mutation ReadNotifications($input: ReadNotificationsInput!) {
    readNotifications(input: $input) {
      seq
    }
  }
`)
