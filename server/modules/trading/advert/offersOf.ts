import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { product } from '../../../runtime/product.ts'
import { presentAdverts, type AdvertLook, type AdvertView } from './present.ts'
import type { AdvertRow } from './tables.ts'

/** One page of what somebody offers now, by coin and fiat, as a viewer sees it. */
export async function offersOf(
  db: Connection,
  ownerId: UserId,
  paging: { readonly page?: number; readonly limit?: number },
  look: AdvertLook,
) {
  const { page = 1, limit = product.paging.limitDefault } = paging
  const open = db.selectFrom('advert').where('owner_id', '=', ownerId).where('is_visible', '=', true)
  const { count } = await open.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const rows = await open
    .selectAll()
    .orderBy('coin')
    .orderBy('fiat')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const items: AdvertView[] = []
  // What a viewer has and may do is asked of one pair at a time.
  for (const pair of pairsOf(rows)) items.push(...(await presentAdverts(db, pair, look)))
  const total = Number(count)
  return { items, page, pages: Math.ceil(total / limit), total, total_is_capped: false }
}

const pairsOf = (rows: readonly AdvertRow[]): readonly AdvertRow[][] => [
  ...Map.groupBy(rows, row => `${row.coin} ${row.fiat}`).values(),
]
