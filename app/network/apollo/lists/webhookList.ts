import { joinedListPolicy, type Joining, type MessageList } from './messageList.ts'

/**
 * Puts a page of what a store was told to what is known of it, newest first. The server alone knows the order: it is that of the
 * pages.
 */
export function joinWebhooks<Item>(
  known: MessageList<Item> | undefined,
  page: MessageList<Item>,
  { isOlder, idOf }: Joining<Item>,
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

/** How the cache keeps a list whose order is the server’s. */
export const pagedListPolicy = (keyArgs: string[], idField?: string) =>
  joinedListPolicy(keyArgs, joinWebhooks, idField)

/** The log of a store’s webhooks: one list a subject. */
export const webhookListPolicy = pagedListPolicy(['accountId', 'subject'])
