import type { Static } from 'typebox'
import type { Connection } from '../../../../database/database.ts'
import { groupOf } from '../../../../domain/trade/status.ts'
import type { SignedViewer } from '../../../../kernel/viewer.ts'
import { payoutsOf } from '../../payout/payoutRows.ts'
import { isPaidOut } from '../../../../domain/withdrawal/applyMove.ts'
import { payoutsSent } from '../../payout/payoutJob.ts'
import { txUrlOf } from '../../../money/withdrawal/record/withdrawalMapping.ts'
import type { WithdrawalRow } from '../../../money/withdrawal/record/tables.ts'
import type { TradePayout } from '../../shapes/guest.ts'
import type { TradeRow } from '../../record/tradeMapping.ts'
import { money } from '../../../../domain/reference/decimalOf.ts'

/** Where the coins of a guest's trade go, as the wire shows it. */
export type PayoutView = Static<typeof TradePayout>

/**
 * Where the coins of these trades go, for their buyer alone. A user has some only of trades that were released before they
 * signed up, so that of no open trade of theirs is asked.
 */
export async function gatherPayouts(
  db: Connection,
  rows: readonly TradeRow[],
  { kind, userId }: SignedViewer,
): Promise<(row: TradeRow) => PayoutView | null> {
  const own = rows.filter(
    row => row.buyer_id === userId && (kind === 'guest' || groupOf[row.status] === 'completed'),
  )
  if (own.length === 0) return () => null
  const kept = await payoutsOf(
    db,
    userId,
    own.map(row => row.id),
  )
  const byTrade = new Map(kept.map(payout => [payout.trade_id, payout]))
  const sent = await payoutsSent(
    db,
    own.map(row => row.id),
  )
  return ({ id, coin }) => {
    const payout = byTrade.get(id)
    if (!payout) return null
    const amount = BigInt(payout.amount)
    return {
      network: payout.network,
      address: payout.address,
      kept: amount === 0n ? null : money(amount, coin),
      ...sentView(coin, sent.get(id)),
    }
  }
}

/** What became of the coins once they were on their way. */
const sentView = (coin: string, sent: WithdrawalRow | undefined) => ({
  status: sent?.status ?? null,
  sent: sent ? money(BigInt(sent.amount), coin) : null,
  network_fee: sent ? money(BigInt(sent.network_fee), coin) : null,
  txid: sent?.txid ?? null,
  tx_url: sent ? txUrlOf(sent) : null,
  is_simulated: sent?.is_simulated ?? false,
  can_change: !isPaidOut(sent?.status),
})
