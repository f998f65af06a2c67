import type { Tx } from '../../../database/database.ts'
import { plainStatusOf } from '../../../domain/advert/status.ts'
import type { AdvertId } from '../../../domain/identifier/identifier.ts'
import { notify } from '../../telling/notification/notify.ts'
import { reviewAdverts } from '../../trading/advert/review/reviewAdverts.ts'
import type { DeskParts } from '../parts.ts'

/**
 * Takes an offer out of the search, whatever its owner does with it, or lets it be seen again as far as they want it to. They are told, and
 * read the reason beside it. False where it is so already, or in the archive.
 * @param reason why it is hidden; null shows it again
 */
export async function withholdOffer(
  tx: Tx,
  { random, rates }: Pick<DeskParts, 'random' | 'rates'>,
  id: AdvertId,
  reason: string | null,
  at: Date,
): Promise<boolean> {
  const isHidden = reason !== null
  const before = await tx
    .selectFrom('advert')
    .select(['status', 'withheld_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before || (before.withheld_at !== null) === isHidden) return false
  if (isHidden && plainStatusOf(before.status) === 'archived') return false
  const row = await tx
    .updateTable('advert')
    .set({ withheld_at: isHidden ? at : null, withheld_reason: reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (plainStatusOf(row.status) === 'listed') await reviewAdverts(tx, [row], rates(), at)
  const code = isHidden ? 'offer_hidden' : 'offer_shown'
  await notify(tx, random, row.owner_id, { type: 'Notification::Admin', code }, at)
  return true
}
