import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { isoDay } from '../../../domain/time/calendar.ts'

/** Keeps where somebody came from. What was kept first stays: a later link does not take an earlier one's credit. */
export const keepTrackers = (
  tx: Tx,
  userId: UserId,
  trackers: Readonly<Partial<Record<string, string>>>,
): Promise<unknown> =>
  tx
    .updateTable('app_user')
    .set({ trackers: sql`${JSON.stringify(trackers)}::jsonb || trackers` })
    .where('id', '=', userId)
    .execute()

/** Counts one press of a button on its day. */
export const countClick = (tx: Tx, name: string, at: Date): Promise<unknown> =>
  tx
    .insertInto('click_count')
    .values({ day: sql<Date>`${isoDay(at)}::date`, name, count: 1n })
    .onConflict(conflict =>
      conflict.columns(['day', 'name']).doUpdateSet({ count: sql`click_count.count + 1` }),
    )
    .execute()
