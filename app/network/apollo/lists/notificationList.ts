import type { FieldPolicy, Reference } from '@apollo/client/cache'
import { joinMessages } from './messageList.ts'
import type { MessageList } from './messageList.ts'

/** How the cache keeps notifications: all in one list, the unread in another, newest first, however their parts came. */
export const notificationListPolicy: FieldPolicy<MessageList<Reference> | null> = {
  keyArgs: args => (args?.['isUnread'] === true ? 'unread' : 'all'),
  merge: (known, page, { args, readField }) =>
    page === null
      ? page
      : {
          ...page,
          ...joinMessages(known ?? undefined, page, {
            isOlder: typeof args?.['before'] === 'string',
            idOf: item => String(readField('id', item)),
          }),
        },
}
