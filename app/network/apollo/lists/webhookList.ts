import type { FieldPolicy, Reference } from '@apollo/client/cache'
import type { MessageList } from './messageList.ts'

type PagedList = MessageList<Reference>

/**
 * Puts a page of what a store was told to what is known of it, newest first. The server alone knows the order: it is that of the
 * pages.
 * @param isOlder the page was asked for as the one after what is known
 */
export function joinWebhooks<Item>(
  known: MessageList<Item> | undefined,
  page: MessageList<Item>,
  { isOlder, idOf }: { readonly isOlder: boolean; readonly idOf: (item: Item) => string },
): MessageList<Item> {
  if (known === undefined) return page
  const ids = new Set(page.items.map(idOf))
  const others = known.items.filter(item => !ids.has(idOf(item)))
  if (isOlder) return { ...page, items: [...others, ...page.items] }
  // All that there is; or more came meanwhile than a page holds: what lies between is asked for again from the new end.
  const isNext = page.hasMore && others.length < known.items.length
  if (!isNext || others.length === 0) return page
  return { ...page, items: [...page.items, ...others], hasMore: known.hasMore }
}

/**
 * How the cache keeps a list whose order is the server’s: one under the same filters, however its pages came.
 * @param keyArgs the filters
 * @param idField what tells one from another
 */
export const pagedListPolicy = (keyArgs: string[], idField = 'id'): FieldPolicy<PagedList | null> => ({
  keyArgs,
  merge: (known, page, { args, readField }) =>
    page === null
      ? page
      : {
          ...page,
          ...joinWebhooks(known ?? undefined, page, {
            isOlder: typeof args?.['before'] === 'string',
            idOf: item => String(readField(idField, item)),
          }),
        },
})

/** The log of a store’s webhooks: one list a subject. */
export const webhookListPolicy = pagedListPolicy(['accountId', 'subject'])
