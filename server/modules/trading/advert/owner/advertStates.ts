import type { Connection } from '../../../../database/database.ts'
import { maximumNow, stockLeft } from '../../../../domain/advert/limit.ts'
import { priceOf } from '../../../../domain/advert/price.ts'
import { parseAdvertId, type AdvertId, type UserId } from '../../../../domain/identifier/identifier.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { Rates } from '../../../../domain/rate/rates.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { advertOfRow } from '../advertMapping.ts'
import { readOwners } from '../facts/ownerFacts.ts'
import type { AdvertRow } from '../tables.ts'

/** An advert of this owner; anybody else's is not found, at the field that named it. */
export async function findOwnAdvert(
  db: Connection,
  idText: string,
  ownerId: UserId,
  field: string,
): Promise<AdvertRow> {
  const id = parseAdvertId(idText)
  const row =
    id &&
    (await db
      .selectFrom('advert')
      .selectAll()
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst())
  if (!row) throw new RequestRefused(refuse('not_found', field))
  return row
}

/** What becomes of some adverts of an owner now, in the order in which they were asked for. */
export async function statesOf(
  db: Connection,
  ownerId: UserId,
  idTexts: readonly string[],
  { rates, at }: { readonly rates: Rates; readonly at: Date },
) {
  const ids = idTexts.flatMap<AdvertId>(text => parseAdvertId(text) ?? [])
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('advert')
    .selectAll()
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .execute()
  const owner = (await readOwners(db, [ownerId], at))(ownerId)
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(row => {
      const advert = advertOfRow(row)
      const price = priceOf(advert, rates)
      const available = owner.available(advert.coin)
      return {
        id: row.id,
        status: row.status,
        is_visible: row.is_visible,
        invisible_reasons: [...row.hidden_reasons],
        withheld_reason: row.withheld_reason,
        price: price.ok ? price.value : null,
        maximum: price.ok
          ? maximumNow(advert, { price: price.value, rates, available, feePercent: owner.feePercent })
          : decimal('0'),
        stock_left: stockLeft(advert),
        updated_at: row.updated_at.toISOString(),
      }
    })
}
