/** What was counted of a key: its calls within its time, and in how many milliseconds that is over. */
export interface Counted {
  readonly current: number
  readonly ttl: number
}

/** Counters of calls. */
export interface CallCounts {
  /** Counts a call of a key, whose time begins with its first one. @param now in milliseconds */
  count(key: string, windowMs: number, now: number): Counted
  /** Keys that are kept. */
  readonly size: number
}

interface Counter {
  current: number
  readonly since: number
}

/**
 * Keeps so many keys at most: of more, those that have not called for longest are counted anew. A stranger makes up sessions
 * as fast as they call, and what is kept of each must not add up.
 *
 * Keys are kept in two halves. When the young half is full it becomes the old one, and what was old is forgotten at once:
 * forgetting the oldest key at each call would look through all that were forgotten before it.
 */
export function callCounts(mostKeys: number): CallCounts {
  let [young, old] = [new Map<string, Counter>(), new Map<string, Counter>()]
  return {
    count(key, windowMs, now) {
      const known = young.get(key) ?? old.get(key)
      const counter = known && now < known.since + windowMs ? known : { current: 0, since: now }
      counter.current += 1
      old.delete(key)
      young.set(key, counter)
      if (young.size * 2 >= mostKeys) [young, old] = [new Map(), young]
      return { current: counter.current, ttl: counter.since + windowMs - now }
    },
    get size() {
      return young.size + old.size
    },
  }
}
