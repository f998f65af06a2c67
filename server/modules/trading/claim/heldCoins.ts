import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { isCoinCode } from '../../../domain/reference/coin.ts'
import { claimJournals, type ClaimMoney } from '../../../ledger/claim.ts'
import { post } from '../../../ledger/ledger.ts'
import { payoutAccount } from '../../../ledger/payout.ts'
import { addToPayout } from '../payout/payoutRows.ts'
import { tellBalance, tellMovement } from '../../money/wallet/tellBalance.ts'
import { payOutSoon } from '../payout/payoutJob.ts'
import type { ClaimParts } from './parts.ts'
import type { ClaimRow } from './tables.ts'

type Desk = ClaimParts['desk']

/** A claim's money, as the ledger posts it. */
const moneyOf = (claim: ClaimRow): ClaimMoney => ({
  claimId: claim.id,
  tradeId: claim.trade_id,
  asset: claim.coin,
  seller: claim.seller_id,
  buyer: claim.buyer_id,
  held: BigInt(claim.held),
})

/** The adverts that sell somebody's coins, locked before the coins are: everybody locks in this order. */
export function lockAdvertsOf(tx: Tx, desk: Desk, userId: UserId, coin: string) {
  if (!isCoinCode(coin)) throw new Error(`${coin} is no coin of the reference data`)
  return desk.lockShown(tx, userId, coin)
}

/**
 * Moves what a claim holds, with all that follows for those whose coins move: adverts, balances, histories.
 * @param moved.owner whose available coins change; their adverts are locked
 */
export async function moveHeld(
  tx: Tx,
  desk: Desk,
  moved: {
    readonly claim: ClaimRow
    readonly posting: keyof typeof claimJournals
    readonly owner: UserId
    readonly shown: Awaited<ReturnType<Desk['lockShown']>>
    /** The buyer is a guest: the coins wait in an account of the trade. */
    readonly isToGuest?: boolean
    readonly at: Date
  },
): Promise<void> {
  const { claim, posting, owner, shown, isToGuest = false, at } = moved
  const money = moneyOf(claim)
  if (money.held === 0n) return
  const guest = { tradeId: claim.trade_id, userId: claim.buyer_id }
  const to = isToGuest ? payoutAccount(guest, claim.coin) : undefined
  const posted = await post(tx, claimJournals[posting](money, at, to))
  // Coins to be held were locked and counted; what is held was put there when the claim was filed.
  if (posted.outcome !== 'posted') throw new Error(`Claim ${claim.id}: the ledger says ${posted.outcome}`)
  await desk.balanceMoved(tx, shown, at)
  for (const userId of new Set([owner, claim.seller_id])) await tellBalance(tx, userId, claim.coin)
  if (isToGuest) {
    await addToPayout(tx, guest, money.held)
    await payOutSoon(tx, guest.tradeId, at)
    return
  }
  const movement = await tx
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(['posting.id', 'posting.type', 'posting.amount'])
    .where('journal_id', '=', posted.journalId)
    .where('owner', '=', owner)
    .where('account.kind', '=', 'available')
    .executeTakeFirstOrThrow()
  tellMovement(tx, owner, { ...movement, amount: BigInt(movement.amount), asset: claim.coin })
}
