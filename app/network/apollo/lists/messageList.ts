import type { FieldPolicy, Reference } from '@apollo/client/cache'

/** A page of a conversation, newest first. */
export interface MessageList<Item> {
  readonly items: readonly Item[]
  /** There are messages before the last of these. */
  readonly hasMore: boolean
}

/**
 * Puts a page of a conversation to what is known of it: nothing twice, nothing out of order, and no hole. Ids grow with
 * time, so that their order is the order of what was said.
 * @param isOlder the page was asked for as the one above what is known
 */
export function joinMessages<Item>(
  known: MessageList<Item> | undefined,
  page: MessageList<Item>,
  { isOlder, idOf }: { readonly isOlder: boolean; readonly idOf: (item: Item) => string },
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
export const messageListPolicy: FieldPolicy<MessageList<Reference> | null> = {
  keyArgs: ['id'],
  merge: (known, page, { args, readField }) =>
    page === null
      ? page
      : joinMessages(known ?? undefined, page, {
          isOlder: typeof args?.['before'] === 'string',
          idOf: item => String(readField('id', item)),
        }),
}

/** A mark of a message only comes: an older answer must not take it away again. */
export const comesOnce: FieldPolicy<string | null> = {
  merge: (known, next) => next ?? known ?? null,
}
