import type { FieldPolicy, Reference } from '@apollo/client/cache'

/** A page of a conversation, newest first. */
export interface MessageList<Item> {
  readonly items: readonly Item[]
  /** There are messages before the last of these. */
  readonly hasMore: boolean
}

export interface Joining<Item> {
  /** The page was asked for as the one after what is known. */
  readonly isOlder: boolean
  readonly idOf: (item: Item) => string
}

type ReferenceList = MessageList<Reference>

/**
 * How the cache keeps a list that comes in pages: one under the same arguments, however its pages came.
 * @param keyArgs the arguments that make it another list
 * @param join puts a page to what is known
 * @param idField what tells one item from another
 */
export const joinedListPolicy = (
  keyArgs: NonNullable<FieldPolicy['keyArgs']>,
  join: (known: ReferenceList | undefined, page: ReferenceList, joining: Joining<Reference>) => ReferenceList,
  idField = 'id',
): FieldPolicy<ReferenceList | null> => ({
  keyArgs,
  merge: (known, page, { args, readField }) =>
    page === null
      ? page
      : {
          ...page,
          ...join(known ?? undefined, page, {
            isOlder: typeof args?.['before'] === 'string',
            idOf: item => String(readField(idField, item)),
          }),
        },
})

/**
 * Puts a page of a conversation to what is known of it: nothing twice, nothing out of order, and no hole. Ids grow with
 * time, so that their order is the order of what was said.
 */
export function joinMessages<Item>(
  known: MessageList<Item> | undefined,
  page: MessageList<Item>,
  { isOlder, idOf }: Joining<Item>,
): MessageList<Item> {
  if (known === undefined) return page
  const ids = new Set(known.items.map(idOf))
  const isNext = isOlder || !page.hasMore || page.items.some(item => ids.has(idOf(item)))
  // More was said meanwhile than a page holds: what lies between is asked for again from the new end.
  if (!isNext) return page
  const added = page.items.filter(item => !ids.has(idOf(item)))
  const reachesFurther = isOlder || !page.hasMore
  return {
    ...page,
    items: [...known.items, ...added].sort((one, other) => (idOf(one) < idOf(other) ? 1 : -1)),
    hasMore: reachesFurther ? page.hasMore : known.hasMore,
  }
}

/** How the cache keeps conversations: one list a trade, however its pages came. */
export const messageListPolicy = joinedListPolicy(['id'], joinMessages)

/** How the cache keeps notifications: all in one list, the unread in another, newest first, however their parts came. */
export const notificationListPolicy = joinedListPolicy(
  args => (args?.['isUnread'] === true ? 'unread' : 'all'),
  joinMessages,
)

/** A mark of a message only comes: an older answer must not take it away again. */
export const comesOnce: FieldPolicy<string | null> = {
  merge: (known, next) => next ?? known ?? null,
}
