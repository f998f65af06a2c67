interface Page {
  readonly items: readonly object[]
  readonly hasMore: boolean
}

/** The next page under what is known; what has moved there meanwhile comes once. @param keyOf tells items apart */
export function joinPages<Found extends Page>(
  known: Found | null | undefined,
  next: Found,
  keyOf: (item: Found['items'][number]) => string,
): Found {
  const items = known?.items ?? []
  const keys = new Set(items.map(keyOf))
  return { ...next, items: [...items, ...next.items.filter(item => !keys.has(keyOf(item)))] }
}
