import type { Tx } from '../../../database/database.ts'
import { bonusRules, type AffiliateCaseKind } from '../../../domain/affiliate/bonus.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { compareDecimals, decimal } from '../../../domain/money/decimal.ts'
import {
  compareRatios,
  divideRatios,
  ratioOf,
  ratioOfPercent,
  subtractRatios,
} from '../../../domain/money/ratio.ts'
import type { TradeRow } from '../../trading/record/tradeMapping.ts'

/** Somebody who was brought and has no bonus yet, and who brought them. */
interface Invited {
  readonly userId: UserId
  readonly inviterId: UserId
}

/**
 * The first trade of somebody who was brought earns a bonus for both, once, where it is worth enough. One with the inviter, or at a price
 * that no market has, earns none and is shown to an operator; a later trade may still earn it.
 */
export async function earnBonus(
  tx: Tx,
  row: TradeRow,
  { userId, inviterId }: Invited,
  at: Date,
): Promise<void> {
  if (compareDecimals(decimal(row.usd_value), bonusRules.firstTradeUsd) < 0) return
  const doubt = doubtOf(row, inviterId)
  if (doubt !== null) return openCase(tx, { userId, kind: doubt, tradeId: row.id }, at)
  await tx
    .insertInto('invite_bonus')
    .values({
      user_id: userId,
      inviter_id: inviterId,
      code: tx.selectFrom('referral').select('code').where('user_id', '=', userId),
      trade_id: row.id,
      at,
      status: 'waiting',
      reason: null,
      look_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function doubtOf(row: TradeRow, inviterId: UserId): AffiliateCaseKind | null {
  if ([row.buyer_id, row.seller_id].includes(inviterId)) return 'traded_with_inviter'
  return isOffMarket(row) ? 'off_market' : null
}

/** Its price differs from the market's of its opening by more than anybody would take. */
function isOffMarket({ price, market_rate: marketRate }: TradeRow): boolean {
  if (marketRate === null) return false
  const [paid, market] = [ratioOf(decimal(price)), ratioOf(decimal(marketRate))]
  const [more, less] = compareRatios(paid, market) > 0 ? [paid, market] : [market, paid]
  const part = divideRatios(subtractRatios(more, less), market)
  return compareRatios(part, ratioOfPercent(bonusRules.offMarketPercent)) > 0
}

/** What an operator should look at; once for each kind. */
export async function openCase(
  tx: Tx,
  { userId, kind, tradeId }: { userId: UserId; kind: AffiliateCaseKind; tradeId: TradeRow['id'] | null },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('affiliate_case')
    .values({ user_id: userId, kind, trade_id: tradeId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
