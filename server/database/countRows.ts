import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** How many rows a question finds. */
export async function countRows<T extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, T, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
