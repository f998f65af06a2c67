import type { Connection } from '../../../../database/database.ts'
import { advertLimit } from '../../../../domain/advert/count.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { volumeOf } from '../../record/standing.ts'

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
  const { count } = await db
    .selectFrom('advert')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow()
  const { count: swaps } = await db
    .selectFrom('swap_offer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const completedTrades = trader?.completed_trades ?? 0
  const volumeUsd = await volumeOf(db, ownerId, at)
  return {
    completedTrades,
    used: Number(count) + Number(swaps),
    limit: advertLimit({ completedTrades, volumeUsd }),
  }
}
