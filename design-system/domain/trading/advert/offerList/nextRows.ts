/** Indexes, rising. */
type Rows = readonly number[]

/** So many rows go at a time: a screen of them costs as much to take away as two cost to make. */
const mostGoing = 2

/**
 * Which rows are there next. Of those that are wanted, the one that is nearest to the middle of what is in sight comes; of those
 * that are not, the two that are farthest from it go, and after a leap to somewhere else all. No more at a time: it would keep a slow
 * telephone from its next frame. The same list when it is as wanted.
 */
export function nextRows(present: Rows, wanted: Rows, middle: number): Rows {
  const isWanted = new Set(wanted)
  const isPresent = new Set(present)
  const nearer = (a: number, b: number) => Math.abs(a - middle) - Math.abs(b - middle)
  const [coming] = wanted.filter(row => !isPresent.has(row)).toSorted(nearer)
  const useless = present.filter(row => !isWanted.has(row)).toSorted(nearer)
  const going = new Set(useless.length === present.length ? useless : useless.slice(-mostGoing))
  const staying = going.size === 0 ? present : present.filter(row => !going.has(row))
  return coming === undefined ? staying : [...staying, coming].toSorted((a, b) => a - b)
}
