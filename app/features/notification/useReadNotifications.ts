import { useServices } from '../../services/useServices.ts'
import { gql } from '../../__generated__/gql.ts'

/** Marks these as read, or everything where none are named. Whoever asks knows which; how many are left comes live. */
const ReadNotificationsMutation = gql(`
  mutation ReadNotifications($input: ReadNotificationsInput!) {
    readNotifications(input: $input) {
      seq
    }
  }
`)

interface ReadNotifications {
  readonly read: (ids: readonly string[]) => void
  /** Everything; `shown` are those that somebody sees, and sees change. */
  readonly readAll: (shown: readonly string[]) => void
}

/** Marks notifications as read. The counter comes live; unread is what stays when it cannot be done. */
export function useReadNotifications(): ReadNotifications {
  const { client, clock } = useServices()
  const mark = (input: { ids?: string[] }, shown: readonly string[]) => {
    client
      .mutate({
        mutation: ReadNotificationsMutation,
        variables: { input },
        update: cache => {
          const at = clock.now().toISOString()
          for (const id of shown)
            cache.modify({
              id: cache.identify({ __typename: 'Notification', id }) ?? '',
              fields: { readAt: (before: string | null) => before ?? at },
            })
        },
      })
      .catch(() => {})
  }
  return {
    read: ids => mark({ ids: [...ids] }, ids),
    readAll: shown => mark({}, shown),
  }
}
