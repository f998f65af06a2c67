/** Indexes, rising. */
type Rows = readonly number[]

/**
 * Which rows are there next: those that are wanted and were there already, and of the others the one nearest to the middle of
 * what is in sight. One at a time: more would keep a slow telephone from its next frame. The same list when it is as wanted.
 */
export function nextRows(present: Rows, wanted: Rows, middle: number): Rows {
  const isWanted = new Set(wanted)
  const isPresent = new Set(present)
  const staying = present.filter(row => isWanted.has(row))
  const [nearest] = wanted
    .filter(row => !isPresent.has(row))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  if (nearest === undefined) return staying.length === present.length ? present : staying
  return [...staying, nearest].toSorted((a, b) => a - b)
}
