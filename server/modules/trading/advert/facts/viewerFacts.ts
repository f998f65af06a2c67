import { sql } from 'kysely'
import type { Connection } from '../../../../database/database.ts'
import type { SharedHistory } from '../../../../domain/advert/limit.ts'
import type { Viewer as AdvertViewer } from '../../../../domain/advert/requirement.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import { scaleOf } from '../../../../domain/reference/asset.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../../domain/reference/fiat.ts'
import { fromUnits, units } from '../../../../domain/money/units.ts'
import type { Refusal } from '../../../../domain/refusal/refusal.ts'
import { ratingPercent } from '../../../../domain/reputation/reputation.ts'
import { openingRefusal } from '../../../../domain/trade/limit.ts'
import type { SignedViewer, Viewer } from '../../../../kernel/viewer.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { recordOf } from '../../record/traderRecord.ts'

const nobody: AdvertViewer = {
  userId: null,
  isGuest: true,
  isBanned: false,
  isSuspended: false,
  phoneVerified: false,
  identityVerified: false,
  volumeUsd: decimal('0'),
  feedbackPercent: null,
  available: decimal('0'),
  opening: null,
}

/** What the database hands out of a viewer. */
export interface ViewerRow {
  readonly is_banned: boolean
  readonly is_suspended: boolean
  readonly phone_verified: boolean
  readonly identity_verified: boolean
  readonly positive: number
  readonly neutral: number
  readonly negative: number
  readonly usd: string
  readonly balance: string
}

/**
 * The viewer of adverts in a coin, as the requirements ask about them.
 * @param opening why they may open no trade now, as `openingOf` or the locked record says
 */
export async function readViewer(
  db: Connection,
  viewer: Viewer,
  coin: CoinCode,
  opening: Refusal | null,
): Promise<AdvertViewer> {
  if (viewer.kind === 'visitor') return nobody
  const { rows } = await sql<ViewerRow>`select * from viewer_facts(${viewer.userId}, ${coin})`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`The viewer ${viewer.userId} does not exist`)
  return viewerOf(row, viewer, coin, opening)
}

/** A viewer's facts from what the database hands out. */
export const viewerOf = (
  row: ViewerRow,
  { userId, kind }: Pick<SignedViewer, 'kind' | 'userId'>,
  coin: CoinCode,
  opening: Refusal | null,
): AdvertViewer => ({
  userId,
  isGuest: kind === 'guest',
  isBanned: row.is_banned,
  isSuspended: row.is_suspended,
  phoneVerified: row.phone_verified,
  identityVerified: row.identity_verified,
  volumeUsd: decimal(row.usd),
  feedbackPercent: ratingPercent(row),
  available: decimalOf(BigInt(row.balance), coin),
  opening,
})

/** Why a viewer may open no trade now, whatever the advert; null when they may. */
export const openingOf = async (db: Connection, viewer: Viewer, at: Date): Promise<Refusal | null> =>
  viewer.kind === 'visitor'
    ? null
    : openingRefusal({ ...(await recordOf(db, viewer.userId, at)), isGuest: viewer.kind === 'guest' }, at)

/** What is between a viewer and some owners. */
export interface Ties {
  readonly bannedBy: (owner: UserId) => boolean
  readonly banned: (owner: UserId) => boolean
  readonly shared: (owner: UserId) => SharedHistory
}

interface TieRow {
  readonly owner_id: UserId
  readonly has_banned: boolean
  readonly is_banned: boolean
  readonly trades: number
  readonly volume: string
}

const strangers: SharedHistory = { trades: 0, volume: decimal('0') }

/** Reads black lists and completed trades between a viewer and several owners, volumes in a fiat. */
export async function readTies(
  db: Connection,
  viewer: { readonly kind: 'visitor' } | Pick<SignedViewer, 'kind' | 'userId'>,
  owners: readonly UserId[],
  fiat: FiatCode,
): Promise<Ties> {
  if (viewer.kind === 'visitor' || owners.length === 0)
    return { bannedBy: () => false, banned: () => false, shared: () => strangers }
  const { rows } =
    await sql<TieRow>`select * from tie_facts(${viewer.userId}, ${[...new Set(owners)]}, ${fiat})`.execute(db)
  const ties = new Map(rows.map(row => [row.owner_id, row]))
  return {
    bannedBy: owner => ties.get(owner)?.has_banned ?? false,
    banned: owner => ties.get(owner)?.is_banned ?? false,
    shared: owner => {
      const tie = ties.get(owner)
      if (!tie) return strangers
      return sharedOf(tie, fiat)
    },
  }
}

/** What two people have traded, volumes in a fiat, from what the database hands out. */
export const sharedOf = (
  row: { readonly trades: number; readonly volume: string },
  fiat: FiatCode,
): SharedHistory => ({
  trades: row.trades,
  volume: fromUnits(units(BigInt(row.volume)), scaleOf(fiat)),
})
