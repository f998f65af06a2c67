import { countRows } from '../../../../database/countRows.ts'
import type { Connection } from '../../../../database/database.ts'
import { advertLimit } from '../../../../domain/advert/advertLimit.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { volumeOf } from '../../record/traderRecord.ts'

/** How many adverts somebody has, archived ones aside and offers to swap among them, and how many they may have. */
export interface Allowance {
  readonly completedTrades: number
  readonly used: number
  readonly limit: number
}

export async function readAllowance(db: Connection, ownerId: UserId, at: Date): Promise<Allowance> {
  const trader = await db
    .selectFrom('trader')
    .select('completed_trades')
    .where('user_id', '=', ownerId)
    .executeTakeFirst()
  const count = await countRows(
    db.selectFrom('advert').where('owner_id', '=', ownerId).where('status', '<>', 'archived'),
  )
  const swaps = await countRows(db.selectFrom('swap_offer').where('owner_id', '=', ownerId))
  const completedTrades = trader?.completed_trades ?? 0
  const volumeUsd = await volumeOf(db, ownerId, at)
  return {
    completedTrades,
    used: count + swaps,
    limit: advertLimit({ completedTrades, volumeUsd }),
  }
}
