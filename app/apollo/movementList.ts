import type { FieldPolicy, Reference } from '@apollo/client/cache'
import { joinMessages } from './messageList.ts'
import type { MessageList } from './messageList.ts'

/** Ids of movements are numbers that grow; so many digits at most. */
const idDigits = 20

/** How the cache keeps the movements of a wallet: one list, newest first, however its pages came. */
export const movementListPolicy: FieldPolicy<MessageList<Reference> | null> = {
  keyArgs: ['asset'],
  merge: (known, page, { args, readField }) =>
    page === null
      ? page
      : {
          ...page,
          ...joinMessages(known ?? undefined, page, {
            isOlder: typeof args?.['before'] === 'string',
            idOf: item => String(readField('id', item)).padStart(idDigits, '0'),
          }),
        },
}
