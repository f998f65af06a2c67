/** What one rendering serves. */
interface Kept<T> {
  readonly freshUntil: number
  readonly until: number
  readonly value: Promise<T>
  isRenewed: boolean
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
  freshMilliseconds = milliseconds,
  most,
  now,
  keeps = () => true,
}: {
  /** So old may be what somebody gets. */
  readonly milliseconds: number
  /** From then on the first who asks has it made anew, and nobody waits for that. */
  readonly freshMilliseconds?: number
  /** The oldest go when there are more. */
  readonly most: number
  readonly now: () => number
  /** What is not worth a place: it would be the first thing that a stranger fills them all with. */
  readonly keeps?: (value: T) => boolean
}): ShortCache<T> {
  const kept = new Map<string, Kept<T>>()

  function keep(key: string, value: Promise<T>): void {
    kept.delete(key)
    const at = now()
    kept.set(key, { freshUntil: at + freshMilliseconds, until: at + milliseconds, value, isRenewed: false })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  /** Makes it anew beside the old one, which goes once the new one is there. Where that fails, the old one stays for its time. */
  async function renew(key: string, old: Kept<T>, make: () => Promise<T>): Promise<void> {
    old.isRenewed = true
    const value = make()
    try {
      const made = await value
      if (kept.get(key) !== old) return
      if (keeps(made)) keep(key, value)
      else kept.delete(key)
    } catch {
      old.isRenewed = false
    }
  }

  return {
    get(key, make) {
      const known = kept.get(key)
      if (known !== undefined && known.until > now()) {
        if (known.freshUntil <= now() && !known.isRenewed) void renew(key, known, make)
        return known.value
      }
      const value = make()
      keep(key, value)
      const drop = () => {
        if (kept.get(key)?.value === value) kept.delete(key)
      }
      // What went wrong is tried again by the next who asks.
      value.then(made => (keeps(made) ? undefined : drop()), drop)
      return value
    },
  }
}
