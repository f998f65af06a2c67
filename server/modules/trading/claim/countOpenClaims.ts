import { countRows } from '../../../database/countRows.ts'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** How many claims that somebody filed, or that were filed against them, wait for a ruling. */
export function countOpenClaims(db: Connection, userId: UserId): Promise<number> {
  return countRows(
    db
      .selectFrom('claim')
      .where('status', '=', 'open')
      .where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)])),
  )
}
