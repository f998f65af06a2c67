import type { Connection } from '../../../database/database.ts'
import type { AttachmentId, UserId } from '../../../domain/identifier/identifier.ts'
import { ratingPercent, wholeMinutes } from '../../../domain/reputation/reputation.ts'

/** Where somebody's picture is; another picture has another address. */
export const avatarUrl = (id: string | null): string | null => (id === null ? null : `/api/v1/avatars/${id}`)

/** What everyone may see of a trader, by user id; one read for a whole list. */
export const presentTraders = async (
  db: Connection,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, TraderView>> =>
  new Map([...(await readTraders(db, ids))].map(([id, { view }]) => [id, view]))

/** The same, with the figures that their risks are told from. */
export async function readTraders(db: Connection, ids: readonly UserId[]) {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map<UserId, KnownTrader>()
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('trader', 'trader.user_id', 'app_user.id')
    .leftJoin('presence', 'presence.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'kind',
      'user_name',
      'avatar_id',
      'identity_verified_at',
      'last_online_at',
      'created_at',
      'completed_trades',
      'cancelled_trades',
      'counterparties',
      'positive',
      'neutral',
      'negative',
      'release_seconds',
      'median_release_seconds',
      'first_trade_at',
      'said_positive',
      'said_neutral',
      'said_negative',
      'is_online',
      'seen_at',
    ])
    .where('app_user.id', 'in', unique)
    .execute()
  return new Map<UserId, KnownTrader>(
    rows.map(row => [
      row.id,
      {
        view: traderOf(row),
        record: {
          since: row.created_at,
          completedTrades: row.completed_trades ?? 0,
          cancelledTrades: row.cancelled_trades ?? 0,
          counterparties: row.counterparties ?? 0,
          firstTradeAt: row.first_trade_at,
          releases: (row.release_seconds ?? []).map(seconds => seconds * 1000),
          said: {
            positive: row.said_positive ?? 0,
            neutral: row.said_neutral ?? 0,
            negative: row.said_negative ?? 0,
          },
        },
      },
    ]),
  )
}

/** A trader as the wire shows one, and what else the rules ask about them. */
export interface KnownTrader {
  readonly view: TraderView
  readonly record: {
    readonly since: Date
    readonly completedTrades: number
    readonly cancelledTrades: number
    readonly counterparties: number
    readonly firstTradeAt: Date | null
    /** How long their latest releases took, in milliseconds. */
    readonly releases: readonly number[]
    /** What others have said of them: every word, not only the ones that count. */
    readonly said: { readonly positive: number; readonly neutral: number; readonly negative: number }
  }
}

interface TraderRow {
  readonly kind: 'guest' | 'user'
  readonly user_name: string
  readonly avatar_id: AttachmentId | null
  readonly identity_verified_at: Date | null
  readonly last_online_at: Date | null
  readonly created_at: Date
  readonly completed_trades: number | null
  readonly positive: number | null
  readonly neutral: number | null
  readonly negative: number | null
  readonly median_release_seconds: number | null
  readonly is_online: boolean | null
  readonly seen_at: Date | null
}

function traderOf(row: TraderRow) {
  const grades = { positive: row.positive ?? 0, neutral: row.neutral ?? 0, negative: row.negative ?? 0 }
  const { median_release_seconds: median } = row
  const lastOnline = row.seen_at ?? row.last_online_at
  return {
    user_name: row.user_name,
    avatar_url: avatarUrl(row.avatar_id),
    is_guest: row.kind === 'guest',
    is_verified: row.identity_verified_at !== null,
    rating_percent: ratingPercent(grades),
    feedbacks_count: grades.positive + grades.neutral + grades.negative,
    trades_count: row.completed_trades ?? 0,
    is_online: row.is_online ?? false,
    last_online_at: lastOnline?.toISOString() ?? null,
    median_release_minutes: median === null ? null : wholeMinutes(median * 1000),
    registered_at: row.created_at.toISOString(),
  }
}

/** A trader as the wire shows one. */
export type TraderView = ReturnType<typeof traderOf>
