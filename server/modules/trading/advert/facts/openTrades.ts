import type { Connection } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { openStatuses } from '../../../../domain/trade/status.ts'
import type { Viewer } from '../../../../kernel/viewer.ts'

const none: ReadonlyMap<string, number> = new Map()

/** How many trades are open on a viewer's own adverts, by advert; asked only where one of the owners is the viewer. */
export async function readOpenTrades(
  db: Connection,
  viewer: Viewer,
  owners: readonly UserId[],
): Promise<ReadonlyMap<string, number>> {
  if (viewer.kind === 'visitor' || !owners.includes(viewer.userId)) return none
  const { userId } = viewer
  const rows = await db
    .selectFrom('trade')
    .select(({ fn }) => ['advert_id', fn.countAll<string>().as('count')])
    .where('status', 'in', openStatuses)
    .where('owner_id', '=', userId)
    // By its sides, because these are what open trades are indexed by.
    .where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .groupBy('advert_id')
    .execute()
  return new Map(rows.map(({ advert_id, count }) => [advert_id, Number(count)]))
}
