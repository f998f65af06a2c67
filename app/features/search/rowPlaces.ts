interface Identified {
  readonly id: string
}

/** A list that has moved on while it was looked at. */
export interface KeptRowPlaces<Row> {
  /** As they were shown, each as it is now; one that has gone as it was. */
  readonly rows: readonly Row[]
  readonly gone: ReadonlySet<string>
  /** Rows that came and are not shown. */
  readonly news: number
  /** Another row has come to be the first. */
  readonly isMoved: boolean
}

/** The rows of a refreshed list in the places where they were: what moves under a finger is pressed by mistake. */
export function keepRowPlaces<Row extends Identified>(
  shown: readonly Row[],
  fresh: readonly Row[],
): KeptRowPlaces<Row> {
  const byId = new Map(fresh.map(row => [row.id, row]))
  const known = new Set(shown.map(({ id }) => id))
  const news = fresh.filter(({ id }) => !known.has(id)).length
  return {
    rows: shown.map(row => byId.get(row.id) ?? row),
    gone: new Set([...known].filter(id => !byId.has(id))),
    news,
    isMoved: fresh.length > 0 && fresh[0]?.id !== shown[0]?.id,
  }
}
