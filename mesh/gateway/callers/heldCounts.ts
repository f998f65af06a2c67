/** What is held at once by each key; of a key that holds nothing, nothing is kept. */
export interface HeldCounts {
  /** Takes one for a key, or gives it back; answers how many it holds now. */
  hold(key: string, by: 1 | -1): number
  /** Keys that hold anything. */
  readonly size: number
}

/** Makes {@link HeldCounts}. */
export function heldCounts(): HeldCounts {
  const held = new Map<string, number>()
  return {
    hold(key, by) {
      const count = (held.get(key) ?? 0) + by
      if (count === 0) held.delete(key)
      else held.set(key, count)
      return count
    },
    get size() {
      return held.size
    },
  }
}
