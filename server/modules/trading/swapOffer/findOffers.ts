import type { Connection } from '../../../database/database.ts'
import type { SwapOfferId, UserId } from '../../../domain/identifier/identifier.ts'
import { decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { toUnits } from '../../../domain/money/units.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { coins } from '../../../domain/reference/coin.ts'
import {
  judgeOffer,
  newcomersMost,
  type OfferHiddenReason,
  type SwapOffer,
} from '../../../domain/swap/offer.ts'
import type { SwapPair } from '../../../domain/swap/price.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { readOwners } from '../advert/facts/ownerFacts.ts'
import { isFeatureOn } from '../../people/setting/features.ts'
import type { SwapOfferRow } from './tables.ts'

/** An offer as it stands now. */
export interface StandingOffer extends SwapOffer {
  readonly id: SwapOfferId
  readonly ownerId: UserId
  readonly createdAt: Date
  /** The most that can be got of it now; below its minimum when nothing can. */
  readonly most: bigint
  /** Why nobody is shown it; null when it is shown. */
  readonly hidden: OfferHiddenReason | null
  /** What its owner pays of what they give. */
  readonly feePercent: DecimalString
  readonly ownerIsBeginner: boolean
}

type ReadRow = SwapOfferRow & {
  readonly feature_flags: readonly string[]
  readonly completed_trades: number | null
}

/** So many of the cheapest are looked at: behind them nobody looks for a better one. */
const mostRead = 100

/** Those that are shown for a pair, the best first. */
export async function offersFor(
  db: Connection,
  { from, to }: SwapPair,
  rates: Rates,
  at: Date,
): Promise<StandingOffer[]> {
  const rows = await readRows(db)
    .where('takes', '=', from)
    .where('gives', '=', to)
    .where('is_paused', '=', false)
    .orderBy('margin_percent')
    .orderBy('swap_offer.id')
    .limit(mostRead)
    .execute()
  return (await judged(db, rows, rates, at)).filter(({ hidden }) => hidden === null)
}

/** Somebody's own, the newest first. Their number is bound by how many adverts one may have. */
export async function offersOf(
  db: Connection,
  ownerId: UserId,
  rates: Rates | null,
  at: Date,
): Promise<StandingOffer[]> {
  const rows = await readRows(db).where('owner_id', '=', ownerId).orderBy('swap_offer.id', 'desc').execute()
  return judged(db, rows, rates, at)
}

/** One offer; undefined when there is none. */
export async function offerOfId(
  db: Connection,
  id: SwapOfferId,
  rates: Rates,
  at: Date,
): Promise<StandingOffer | undefined> {
  const rows = await readRows(db).where('swap_offer.id', '=', id).execute()
  return (await judged(db, rows, rates, at))[0]
}

const readRows = (db: Connection) =>
  db
    .selectFrom('swap_offer')
    .innerJoin('app_user', 'app_user.id', 'owner_id')
    .leftJoin('trader', 'trader.user_id', 'owner_id')
    .selectAll('swap_offer')
    .select(['feature_flags', 'completed_trades'])

async function judged(
  db: Connection,
  rows: readonly ReadRow[],
  rates: Rates | null,
  at: Date,
): Promise<StandingOffer[]> {
  const ownerOf = await readOwners(
    db,
    rows.map(row => row.owner_id),
    at,
  )
  const isOnForAll = await isFeatureOn(db, 'crypto_swaps_offers')
  return rows.map(row => {
    const offer = offerOfRow(row)
    const owner = ownerOf(row.owner_id)
    const ownerIsBeginner = (row.completed_trades ?? 0) === 0
    const { most, hidden } = judgeOffer(offer, {
      ownerIsBlocked: owner.isBlocked,
      ownerHasFeature: isOnForAll || row.feature_flags.includes('crypto_swaps_offers'),
      ownerAllows: owner.allows({ type: 'Ad::Swap', coin: offer.gives, fiat: offer.takes }),
      newcomersMost: ownerIsBeginner && rates !== null ? newcomersMost(rates, offer.gives) : null,
      available: toUnits(owner.available(offer.gives), coins[offer.gives].scale, 'exact'),
      feePercent: owner.feePercent,
    })
    return {
      ...offer,
      id: row.id,
      ownerId: row.owner_id,
      createdAt: row.created_at,
      feePercent: owner.feePercent,
      most,
      hidden,
      ownerIsBeginner,
    }
  })
}

const offerOfRow = (row: SwapOfferRow): SwapOffer => ({
  gives: row.gives,
  takes: row.takes,
  marginPercent: decimal(row.margin_percent),
  minimum: BigInt(row.minimum),
  maximum: BigInt(row.maximum),
  isPaused: row.is_paused,
})

/** Whether somebody may swap at traders' offers, and make some. */
export const mayUseOffers = async (db: Connection, userId: UserId): Promise<boolean> => {
  const { feature_flags: flags } = await db
    .selectFrom('app_user')
    .select('feature_flags')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return isFeatureOn(db, 'crypto_swaps_offers', flags)
}

/** Refuses whoever may not. */
export async function guardOffers(db: Connection, userId: UserId): Promise<void> {
  if (!(await mayUseOffers(db, userId))) throw new RequestRefused(refuse('swap_offers_off'))
}

/** How many offers of somebody are open now. */
export const countOpenOffers = async (db: Connection, ownerId: UserId, at: Date): Promise<number> =>
  (await offersOf(db, ownerId, null, at)).filter(({ hidden }) => hidden === null).length
