import type { Tx } from '../../../database/database.ts'
import { claimRefusal, claimRules, heldOf } from '../../../domain/claim/claim.ts'
import { newClaimId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Actor } from '../../../domain/trade/actor.ts'
import { plus } from '../../../domain/trade/deadline.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { lockAvailable } from '../../../ledger/claim.ts'
import { escrowSplit } from '../../../ledger/postings.ts'
import { lockTrade } from '../record/lockTrade.ts'
import { tellOfDisputes } from '../dispute/tellStaff.ts'
import { tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'
import { moneyOf } from '../record/tradeMoney.ts'
import { giveProof } from '../dispute/giveProof.ts'
import { lockAdvertsOf, moveHeld } from './heldCoins.ts'
import type { ClaimParts } from './parts.ts'
import type { ClaimRow } from './tables.ts'
import { callStaff } from './claimWaitingJob.ts'
import { tellOfClaim } from './tellClaim.ts'

/** A claim as its buyer files it. */
export interface Filing {
  readonly tradeId: TradeId
  readonly actor: Actor
  readonly buyerId: UserId
  readonly statement: string
  readonly attachmentIds: readonly string[]
  readonly at: Date
}

/**
 * Files a claim: what the seller has of the coins, up to what the buyer would have got, is held from here on. Refusals are
 * thrown. A seller without coins can be claimed from as well: the ruling is about them, too.
 */
export async function fileClaim(tx: Tx, parts: ClaimParts, filing: Filing): Promise<TradeRow> {
  const { tradeId, actor, buyerId, statement, at } = filing
  const locked = await lockTrade(tx, tradeId)
  if (!locked) throw new RequestRefused(refuse('not_found', 'id'))
  const { buyer_sells: _sells, buyer_is_guest: _guest, ...row } = locked
  const refusal = claimRefusal(tradeOfRow(row), actor, row.claimed_at !== null, at)
  if (refusal) throw new RequestRefused(refusal)
  const proof = await giveProof(tx, row, buyerId, filing.attachmentIds)
  const shown = await lockAdvertsOf(tx, parts.desk, row.seller_id, row.coin)
  const wanted = escrowSplit(moneyOf(row)).toBuyer
  const held = heldOf(wanted, await lockAvailable(tx, row.seller_id, row.coin))
  const claim: ClaimRow = {
    id: newClaimId(at, parts.random),
    trade_id: row.id,
    buyer_id: row.buyer_id,
    seller_id: row.seller_id,
    coin: row.coin,
    wanted: String(wanted),
    held: String(held),
    statement,
    attachment_ids: proof,
    status: 'open',
    filed_at: at,
    raise_at: plus(at, claimRules.raiseMs),
    ruled_at: null,
    ruled_by: null,
    ruling_reason: null,
  }
  await tx
    .insertInto('claim')
    .values({ ...claim, wanted, held })
    .execute()
  const changed = { claimed_at: at, updated_at: at, version: row.version + 1 }
  await tx.updateTable('trade').set(changed).where('id', '=', row.id).execute()
  await moveHeld(tx, parts.desk, { claim, posting: 'hold', owner: row.seller_id, shown, at })
  const trade = { ...row, ...changed }
  const notified = [row.seller_id]
  await tellOfClaim(tx, parts.random, { trade, claim, code: 'claim_filed', notified, actorId: buyerId, at })
  await callStaff(tx, parts.random, claim, { at, next: claim.raise_at })
  await tellOfDisputes(tx, trade)
  return trade
}
