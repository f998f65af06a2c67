import type { Connection, Tx } from '../../../database/database.ts'
import { sql } from 'kysely'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { PayoutAddress } from '../../../domain/payout/address.ts'

/** Whose payout of which trade. */
interface OfGuest {
  readonly tradeId: TradeId
  readonly userId: UserId
}

/** Coins of a trade came to its payout account, or left it for a withdrawal (below zero). */
export async function addToPayout(tx: Tx, { tradeId }: OfGuest, amount: bigint): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('guest_payout')
    .set({ amount: sql`amount + ${String(amount)}::numeric` as never })
    .where('trade_id', '=', tradeId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`The guest of trade ${tradeId} has left no address`)
}

/** Gives the coins of a trade another address. */
export const changePayoutAddress = (tx: Tx, tradeId: TradeId, to: PayoutAddress, at: Date) =>
  tx
    .updateTable('guest_payout')
    .set({ address: to.address, network: to.network, changed_at: at })
    .where('trade_id', '=', tradeId)
    .execute()

/** The payouts of somebody, of these trades. */
export const payoutsOf = (db: Connection, userId: UserId, tradeIds: readonly TradeId[]) =>
  db
    .selectFrom('guest_payout')
    .select(['trade_id', 'network', 'address', 'amount'])
    .where('user_id', '=', userId)
    .where('trade_id', 'in', tradeIds)
    .execute()

/** These trades are no guest's any more: what they release goes to their buyer's balance. */
export const forgetPayouts = (tx: Tx, tradeIds: readonly TradeId[]) =>
  tx.deleteFrom('guest_payout').where('trade_id', 'in', tradeIds).where('amount', '=', '0').execute()
