import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { deposit } from '../../ledger/postings.ts'
import { notify } from '../notification/notify.ts'
import { decimalOf } from '../trade/money.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { OfferDesk } from '../trade/ports.ts'
import { tellBalance } from './tell.ts'

/** Coins that came from outside. */
export interface Credit {
  /** Names it, so that it is credited once: a chain's transaction and output. */
  readonly key: string
  readonly userId: UserId
  readonly asset: CoinCode
  readonly amount: bigint
  readonly at: Date
}

/**
 * Credits coins from outside with all that follows: the owner's adverts may be shown again, their balance moves on screen,
 * and they are notified. What was credited before is not told again.
 */
export async function creditFromOutside(
  tx: Tx,
  { random, desk }: { readonly random: Random; readonly desk: Pick<OfferDesk, 'lockShown' | 'balanceMoved'> },
  { key, userId, asset, amount, at }: Credit,
): Promise<void> {
  const shown = await desk.lockShown(tx, userId, asset)
  const { outcome } = await deposit(tx, { key, owner: userId, asset, amount, at })
  if (outcome !== 'posted') return
  await desk.balanceMoved(tx, shown, at)
  await tellBalance(tx, userId, asset)
  const notice = { code: 'coins_credited', amount: decimalOf(amount, asset), asset } as const
  await notify(tx, random, userId, { type: 'Notification::Refill', ...notice }, at)
}
