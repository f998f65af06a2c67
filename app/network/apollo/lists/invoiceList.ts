import { joinedListPolicy, type Joining, type MessageList } from './messageList.ts'

/**
 * Puts a page of a store’s invoices to what is known of them, newest first. Unlike what was said or booked, an invoice leaves a
 * list that is narrowed by its status: the newest page is all that there is of its span.
 */
export function joinInvoices<Item>(
  known: MessageList<Item> | undefined,
  page: MessageList<Item>,
  { isOlder, idOf }: Joining<Item>,
): MessageList<Item> {
  if (known === undefined) return page
  const ids = new Set(page.items.map(idOf))
  if (isOlder) {
    const before = known.items.filter(item => !ids.has(idOf(item)))
    return { ...page, items: [...before, ...page.items] }
  }
  const last = page.items.at(-1)
  // More came meanwhile than a page holds: what lies between is asked for again from the new end.
  const isNext = page.hasMore && known.items.some(item => ids.has(idOf(item)))
  if (!isNext || last === undefined) return page
  const older = known.items.filter(item => idOf(item) < idOf(last))
  return {
    ...page,
    items: [...page.items, ...older],
    hasMore: older.length > 0 ? known.hasMore : page.hasMore,
  }
}

/** How the cache keeps invoices: one list under the same filters, however its pages came; one whose status changed leaves. */
export const invoiceListPolicy: ReturnType<typeof joinedListPolicy> = {
  ...joinedListPolicy(['accountId', 'statuses', 'held', 'search', 'from', 'to'], joinInvoices),
  read: (known, { args, readField }) => {
    const statuses: unknown = args?.['statuses']
    if (known === undefined || known === null || !Array.isArray(statuses)) return known
    return { ...known, items: known.items.filter(item => statuses.includes(readField('status', item))) }
  },
}
