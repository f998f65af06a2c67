import type { Connection } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { medianReleaseMinutes, ratingPercent } from '../../domain/reputation/reputation.ts'

/** What everyone may see of a trader, by user id; one read for a whole list. */
export async function presentTraders(db: Connection, ids: readonly UserId[]) {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map<UserId, TraderView>()
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('trader', 'trader.user_id', 'app_user.id')
    .leftJoin('presence', 'presence.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'user_name',
      'identity_verified_at',
      'last_online_at',
      'created_at',
      'completed_trades',
      'positive',
      'neutral',
      'negative',
      'release_seconds',
      'is_online',
      'seen_at',
    ])
    .where('app_user.id', 'in', unique)
    .execute()
  return new Map(rows.map(row => [row.id, traderOf(row)]))
}

interface TraderRow {
  readonly user_name: string
  readonly identity_verified_at: Date | null
  readonly last_online_at: Date | null
  readonly created_at: Date
  readonly completed_trades: number | null
  readonly positive: number | null
  readonly neutral: number | null
  readonly negative: number | null
  readonly release_seconds: number[] | null
  readonly is_online: boolean | null
  readonly seen_at: Date | null
}

function traderOf(row: TraderRow) {
  const grades = { positive: row.positive ?? 0, neutral: row.neutral ?? 0, negative: row.negative ?? 0 }
  const lastOnline = row.seen_at ?? row.last_online_at
  return {
    user_name: row.user_name,
    is_verified: row.identity_verified_at !== null,
    rating_percent: ratingPercent(grades),
    feedbacks_count: grades.positive + grades.neutral + grades.negative,
    trades_count: row.completed_trades ?? 0,
    is_online: row.is_online ?? false,
    last_online_at: lastOnline?.toISOString() ?? null,
    median_release_minutes: medianReleaseMinutes((row.release_seconds ?? []).map(seconds => seconds * 1000)),
    registered_at: row.created_at.toISOString(),
  }
}

/** A trader as the wire shows one. */
export type TraderView = ReturnType<typeof traderOf>
