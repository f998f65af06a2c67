interface Identified {
  readonly id: string
}

/**
 * The rows of a refreshed list in the places where they were, while somebody points at them: what is still there stays where it
 * is with its new values, what is new fills the places of what has gone, then comes after.
 */
export function steadyOrder<Row extends Identified>(
  shown: readonly Identified[],
  fresh: readonly Row[],
): readonly Row[] {
  const byId = new Map(fresh.map(row => [row.id, row]))
  const known = new Set(shown.map(({ id }) => id))
  const added = fresh.filter(({ id }) => !known.has(id))
  const kept = shown.flatMap(({ id }) => byId.get(id) ?? added.shift() ?? [])
  return [...kept, ...added]
}
