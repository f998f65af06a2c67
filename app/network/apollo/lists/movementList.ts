import type { FieldPolicy, Reference } from '@apollo/client/cache'
import { joinMessages, type MessageList } from './messageList.ts'

/** Ids of movements are numbers that grow; so many digits at most. */
const idDigits = 20

interface MovementList extends MessageList<Reference> {
  /** On their way; only the newest page tells of them. */
  readonly underWay?: readonly Reference[]
}

/** How the cache keeps the movements of a wallet: one list under the same filters, newest first, however its pages came. */
export const movementListPolicy: FieldPolicy<MovementList | null> = {
  keyArgs: ['asset', 'types', 'categories', 'direction', 'addressOrTxid', 'from', 'to'],
  merge: (known, page, { args, readField }) => {
    if (page === null) return page
    const isOlder = typeof args?.['before'] === 'string'
    return {
      ...page,
      ...joinMessages(known ?? undefined, page, {
        isOlder,
        idOf: item => String(readField('id', item)).padStart(idDigits, '0'),
      }),
      ...(isOlder && known?.underWay !== undefined ? { underWay: known.underWay } : {}),
    }
  },
}
