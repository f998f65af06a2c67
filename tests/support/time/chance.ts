/** Numbers that look random and are the same for the same seed, so that a failure can be run again. */
export interface Chance {
  /** A whole number from 0 up to and without the limit. */
  below(limit: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  shuffle<T>(items: readonly T[]): T[]
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = (seed + 1) * 0x9e3779b9
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    pick: from => from[below(from.length)] ?? from[0],
    shuffle(items) {
      const left = [...items]
      return items.map(() => left.splice(below(left.length), 1)[0] as never)
    },
  }
}
