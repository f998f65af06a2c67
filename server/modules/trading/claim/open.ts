import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** How many claims that somebody filed, or that were filed against them, wait for a ruling. */
export async function countOpenClaims(db: Connection, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('claim')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'open')
    .where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}
