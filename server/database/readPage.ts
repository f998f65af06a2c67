/** A part of a list, as it was asked for, and whether more comes after it. */
export interface Page<Row> {
  readonly rows: Row[]
  readonly has_more: boolean
}

/** The first rows of those that were found: one row more than are shown tells whether there is more. */
export const firstOf = <Row>(found: readonly Row[], limit: number): Page<Row> => ({
  rows: found.slice(0, limit),
  has_more: found.length > limit,
})

/** Reads a page of a list that is in its order already. */
export async function readPage<Row>(
  list: { limit(count: number): { execute(): Promise<Row[]> } },
  limit: number,
): Promise<Page<Row>> {
  return firstOf(await list.limit(limit + 1).execute(), limit)
}
