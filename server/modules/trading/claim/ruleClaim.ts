import type { Tx } from '../../../database/database.ts'
import type { ClaimId, UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Side } from '../../../domain/trade/party.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { cancel } from '../../../runtime/job/jobs.ts'
import { lockTrade } from '../record/lockTrade.ts'
import { tellOfDisputes } from '../dispute/tellStaff.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { lockAdvertsOf, moveHeld } from './heldCoins.ts'
import type { ClaimParts } from './parts.ts'
import type { ClaimRow } from './tables.ts'
import { claimWaiting } from './claimWaitingJob.ts'
import { tellOfClaim } from './tellClaim.ts'

/** What an arbiter decides on a claim. */
export interface ClaimRuling {
  readonly claimId: ClaimId
  readonly inFavourOf: Side
  readonly reason: string
  /** Staff; a party of the claim is refused. */
  readonly ruledBy: UserId
  readonly at: Date
}

const outcomes = {
  buyer: { status: 'for_buyer', posting: 'pay', code: 'claim_for_buyer' },
  seller: { status: 'for_seller', posting: 'return', code: 'claim_for_seller' },
} as const satisfies Record<Side, unknown>

/** Rules on a claim, once: what is held goes to the buyer, or back to the seller. Refusals are thrown. */
export async function ruleClaim(tx: Tx, parts: ClaimParts, ruling: ClaimRuling): Promise<TradeRow> {
  const { inFavourOf, ruledBy, reason, at } = ruling
  const { trade, claim: before, buyerIsGuest } = await lockClaim(tx, ruling.claimId)
  if (before.buyer_id === ruledBy || before.seller_id === ruledBy)
    throw new RequestRefused(refuse('arbiter_is_party'))
  if (before.status !== 'open') throw new RequestRefused(refuse('claim_ruled'))
  const { status, posting, code } = outcomes[inFavourOf]
  const ruled = { status, ruled_at: at, ruled_by: ruledBy, ruling_reason: reason } as const
  const claim: ClaimRow = { ...before, ...ruled }
  await tx.updateTable('claim').set(ruled).where('id', '=', claim.id).execute()
  await cancel(tx, claimWaiting, claim.id)
  const changed = { updated_at: at, version: trade.version + 1 }
  await tx.updateTable('trade').set(changed).where('id', '=', trade.id).execute()
  const owner = inFavourOf === 'buyer' ? claim.buyer_id : claim.seller_id
  const shown = await lockAdvertsOf(tx, parts.desk, owner, claim.coin)
  const isToGuest = buyerIsGuest && posting === 'pay'
  await moveHeld(tx, parts.desk, { claim, posting, owner, shown, isToGuest, at })
  const now = { ...trade, ...changed }
  const notified = [claim.buyer_id, claim.seller_id]
  await tellOfClaim(tx, parts.random, { trade: now, claim, code, notified, actorId: ruledBy, at })
  await tellOfDisputes(tx, now)
  return now
}

/** A claim under its trade's lock, which filing takes as well. */
async function lockClaim(
  tx: Tx,
  id: ClaimId,
): Promise<{ trade: TradeRow; claim: ClaimRow; buyerIsGuest: boolean }> {
  const found = await tx.selectFrom('claim').select('trade_id').where('id', '=', id).executeTakeFirst()
  const locked = found && (await lockTrade(tx, found.trade_id))
  if (!locked) throw new RequestRefused(refuse('not_found', 'id'))
  const { buyer_sells: _sells, buyer_is_guest: buyerIsGuest, ...trade } = locked
  const claim = await tx
    .selectFrom('claim')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { trade, claim, buyerIsGuest }
}
