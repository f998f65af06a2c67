/** What one rendering serves. */
interface Kept<T> {
  readonly until: number
  readonly value: Promise<T>
}

/** Keeps what was made for a moment, and makes each once however many ask for it. */
export interface ShortCache<T> {
  readonly get: (key: string, make: () => Promise<T>) => Promise<T>
}

/**
 * Makes a {@link ShortCache}.
 * @param now milliseconds since 1970
 */
export function shortCache<T>({
  milliseconds,
  most,
  now,
  keeps = () => true,
}: {
  readonly milliseconds: number
  /** The oldest go when there are more. */
  readonly most: number
  readonly now: () => number
  /** What is not worth a place: it would be the first thing that a stranger fills them all with. */
  readonly keeps?: (value: T) => boolean
}): ShortCache<T> {
  const kept = new Map<string, Kept<T>>()
  return {
    get(key, make) {
      const known = kept.get(key)
      if (known !== undefined && known.until > now()) return known.value
      const value = make()
      kept.delete(key)
      kept.set(key, { until: now() + milliseconds, value })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      const drop = () => {
        if (kept.get(key)?.value === value) kept.delete(key)
      }
      // What went wrong is tried again by the next who asks.
      value.then(made => (keeps(made) ? undefined : drop()), drop)
      return value
    },
  }
}
