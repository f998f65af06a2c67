import type { Tx } from '../../../database/database.ts'
import { readPriceSetting } from '../../../domain/advert/priceSetting.ts'
import { newSwapOfferId, type SwapOfferId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { readAllowance } from '../advert/facts/advertAllowance.ts'
import { lockTrader } from '../../people/profile/lockTrader.ts'
import { guardSwapping } from '../../money/swap/quoteSwap.ts'
import { coinNamed, unitsWritten } from '../../reference/reference/coinUnits.ts'
import { guardOffers } from './findOffers.ts'
import { smallestUnit } from '../../../domain/reference/asset.ts'

/** What an owner writes. */
interface WrittenOffer {
  readonly gives_code: string
  readonly takes_code: string
  readonly margin_percent: string
  readonly minimum: string
  readonly maximum: string
}

/** Makes an offer. It counts as an advert. */
export async function createOffer(
  tx: Tx,
  random: Random,
  ownerId: UserId,
  written: WrittenOffer,
  at: Date,
): Promise<SwapOfferId> {
  await guardSwapping(tx, ownerId)
  await guardOffers(tx, ownerId)
  const figures = readOffer(written)
  // One at a time, so that their number stays within its limit.
  await lockTrader(tx, ownerId)
  const { used, limit } = await readAllowance(tx, ownerId, at)
  if (used >= limit) throw new RequestRefused(refuseWith('advert_limit_reached', { limit }))
  const id = newSwapOfferId(at, random)
  await tx
    .insertInto('swap_offer')
    .values({ ...figures, id, owner_id: ownerId, is_paused: false, created_at: at })
    .execute()
  return id
}

function readOffer(written: WrittenOffer) {
  const gives = coinNamed(written.gives_code, 'gives_code')
  const takes = coinNamed(written.takes_code, 'takes_code')
  if (gives === takes) throw new RequestRefused(refuse('same_coin', 'takes_code'))
  const minimum = unitsWritten(written.minimum, gives, 'minimum')
  const maximum = unitsWritten(written.maximum, gives, 'maximum')
  if (minimum <= 0n)
    throw new RequestRefused(refuseWith('too_small', { min: smallestUnit(gives) }, 'minimum'))
  if (maximum < minimum)
    throw new RequestRefused(refuseWith('too_small', { min: written.minimum }, 'maximum'))
  return { gives, takes, margin_percent: marginOf(written.margin_percent), minimum, maximum }
}

/** Reads a margin as every advert's is read. */
function marginOf(text: string): DecimalString {
  const setting = orRefuse(
    readPriceSetting({ mode: 'average', marginPercent: text, equation: null, fixedPrice: null }),
  )
  if (setting.mode !== 'average') throw new Error('A margin was read as another price')
  return setting.marginPercent
}

/** Pauses one's own offer, or goes on with it. */
export async function pauseOffer(tx: Tx, ownerId: UserId, id: SwapOfferId, isPaused: boolean): Promise<void> {
  const row = await tx
    .updateTable('swap_offer')
    .set({ is_paused: isPaused })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('not_found', 'id'))
  await guardOffers(tx, ownerId)
}

/** Removes one's own offer. Whoever has a quote of it is refused. */
export async function removeOffer(tx: Tx, ownerId: UserId, id: SwapOfferId): Promise<void> {
  const row = await tx
    .deleteFrom('swap_offer')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('not_found', 'id'))
  await guardOffers(tx, ownerId)
}
