import type { Connection } from '../../../database/database.ts'
import { newWithdrawalId } from '../../../domain/identifier/identifier.ts'
import { parseTradeId, type TradeId } from '../../../domain/identifier/tradeId.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import { canonicalAddress } from '../../../domain/withdrawal/address.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { lockTrade } from '../record/lockTrade.ts'
import type { PayoutParts } from '../../money/withdrawal/parts.ts'
import { isPaidOut } from '../../../domain/withdrawal/applyMove.ts'
import { payoutJob, payoutOf, payOutSoon } from './payoutJob.ts'
import { isPaused } from '../../money/withdrawal/record/withdrawalObstacles.ts'
import { beginWithdrawal, emptyRow } from '../../money/withdrawal/record/writeWithdrawal.ts'

/** While withdrawals are paused, it is looked at again after so long. */
const pausedMs = 60_000

/**
 * Makes a withdrawal of what was released to a guest, approved beforehand: they gave the address when they opened the trade. The
 * network's fee is taken out of it. What the fee would eat up waits until it is lower.
 */
export const guestPayouts = (parts: PayoutParts): JobHandler =>
  onJob(payoutJob, async ({ payload }) => {
    const tradeId = parseTradeId(payload.trade_id)
    if (!tradeId) throw new TypeError(`${payload.trade_id} is no trade`)
    const { database } = parts
    const known = await readPayout(database.db, tradeId)
    if (!known || known.amount === '0') return
    if (await isPaused(database.db)) {
      const later = new Date(parts.clock.now().getTime() + pausedMs)
      await database.transaction(tx => payOutSoon(tx, tradeId, later))
      return
    }
    const { coin, network } = known
    const fee = await parts.fees.look(coin, network)
    const isSimulated = parts.chains.of(network).isSimulated
    await database.transaction(async tx => {
      const at = parts.clock.now()
      // Another address is given under the same lock.
      await lockTrade(tx, tradeId)
      const kept = await readPayout(tx, tradeId)
      const amount = BigInt(kept?.amount ?? '0') - fee
      const before = await payoutOf(tx, tradeId)
      if (!kept || kept.network !== network || isPaidOut(before?.status)) return
      if (amount <= 0n) {
        const later = new Date(at.getTime() + product.withdrawal.payoutAgainMinutes * 60_000)
        await payOutSoon(tx, tradeId, later)
        return
      }
      await beginWithdrawal(
        tx,
        parts,
        {
          ...emptyRow,
          id: newWithdrawalId(at, parts.random),
          user_id: kept.user_id,
          source: 'payout',
          trade_id: tradeId,
          coin,
          network,
          address: canonicalAddress(network, kept.address),
          comment: null,
          amount: String(amount),
          network_fee: String(fee),
          service_fee: '0',
          is_simulated: isSimulated,
          approval_way: null,
          approve_until: null,
          created_at: at,
          updated_at: at,
        },
        'payOut',
        at,
      )
    })
  })

async function readPayout(db: Connection, tradeId: TradeId) {
  const row = await db
    .selectFrom('guest_payout')
    .innerJoin('trade', 'trade.id', 'guest_payout.trade_id')
    .select(['guest_payout.user_id', 'network', 'address', 'guest_payout.amount', 'coin'])
    .where('trade_id', '=', tradeId)
    .executeTakeFirst()
  return row && { ...row, coin: row.coin as CoinCode }
}
