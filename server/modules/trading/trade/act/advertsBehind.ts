import type { Tx } from '../../../../database/database.ts'
import { decimal, subtractDecimals, type DecimalString } from '../../../../domain/money/decimal.ts'
import { isCoinCode } from '../../../../domain/reference/coin.ts'
import type { OwnerFacts } from '../../advert/facts/ownerFacts.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import type { Done } from '../parts.ts'
import type { OfferDesk, ShownAdverts } from '../../advert/desk/ports.ts'

/** The adverts that show the coins which an action moves, locked before the coins are. */
export interface AdvertsBehind {
  readonly shown: ShownAdverts
  /** Their owner, where that has been read already. */
  readonly owner?: OwnerFacts
}

/** Locks the adverts behind what an action pays out of escrow; an advert with a stock gets back what was not sold. */
export async function advertsBehind(
  tx: Tx,
  desk: OfferDesk,
  { row, effects, at }: Done,
  buyerSells: boolean,
): Promise<AdvertsBehind> {
  const { posts } = effects
  // The adverts of both who swap are looked at afterwards: two coins of each have moved.
  if (posts === null || posts === 'settleSwap' || (posts === 'release' && !buyerSells)) return { shown: [] }
  if (!isCoinCode(row.coin)) throw new Error(`${row.coin} is no coin of the reference data`)
  const shown = await desk.lockShown(tx, posts === 'release' ? row.buyer_id : row.seller_id, row.coin)
  if (posts === 'release') return { shown }
  const fiatAmount = negate(decimalOf(BigInt(row.fiat_amount), row.fiat))
  const given = await desk.stockMoved(tx, { advertId: row.advert_id, fiatAmount, at })
  return { shown: shown.map(advert => (advert.id === given?.id ? given : advert)) }
}

const negate = (amount: DecimalString) => subtractDecimals(decimal('0'), amount)
