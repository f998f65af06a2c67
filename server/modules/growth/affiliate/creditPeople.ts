import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { post, type Journal } from '../../../ledger/ledger.ts'
import type { OfferDesk } from '../../trading/advert/desk/ports.ts'
import { tellBalance } from '../../money/wallet/tellBalance.ts'
import { coinOf } from '../../money/wallet/walletWorth.ts'

/** Whose coins of which kind a journal adds to. */
interface Credited {
  readonly userId: UserId
  readonly asset: string
}

/**
 * Posts coins for people, with all that follows: their adverts may be shown again, and their balances move on screen. Everybody locks
 * adverts before the coins behind them, and people in the order of their ids, so that nobody waits in a circle.
 */
export async function creditPeople(
  tx: Tx,
  desk: OfferDesk,
  people: readonly Credited[],
  journal: Journal,
  at: Date,
): Promise<void> {
  const inOrder = people.toSorted((a, b) => (`${a.userId} ${a.asset}` < `${b.userId} ${b.asset}` ? -1 : 1))
  const shown = []
  for (const { userId, asset } of inOrder) shown.push(await desk.lockShown(tx, userId, coinOf(asset)))
  const { outcome } = await post(tx, journal)
  if (outcome !== 'posted') throw new Error(`${journal.key} could not be posted: ${outcome}`)
  for (const adverts of shown) await desk.balanceMoved(tx, adverts, at)
  for (const { userId, asset } of inOrder) await tellBalance(tx, userId, asset)
}
