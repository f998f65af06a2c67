import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { openingRefusal } from '../../../domain/trade/limit.ts'
import { recordOf } from './traderRecord.ts'

/** Why a user may open no trade now, and until when, as far as time will tell; null when they may. */
export async function tradingPause(
  db: Connection,
  userId: UserId,
  at: Date,
): Promise<{ reason: string; until: Date | null } | null> {
  const user = await db
    .selectFrom('app_user')
    .select(['suspended_at', 'kind'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.suspended_at) return { reason: 'finances_suspended', until: null }
  const refusal = openingRefusal({ ...(await recordOf(db, userId, at)), isGuest: user?.kind === 'guest' }, at)
  if (!refusal) return null
  const until = refusal.code === 'opening_paused' ? new Date(refusal.params.until) : null
  return { reason: refusal.code, until }
}
