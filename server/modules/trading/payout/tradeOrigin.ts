import { tellUser } from '../../../cable/publishEvents.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { WithdrawalOrigin } from '../../money/withdrawal/record/withdrawalOrigins.ts'
import type { WithdrawalRow } from '../../money/withdrawal/record/tables.ts'
import { addToPayout } from './payoutRows.ts'

/** The trade whose guest a withdrawal pays: what is kept for them shrinks and grows with it, and they look at the trade's page. */
export const tradeOrigin: WithdrawalOrigin = {
  coinsMoved: (tx, row, amount) => addToPayout(tx, { tradeId: tradeOf(row), userId: row.user_id }, amount),
  async moved(tx, row) {
    const tradeId = tradeOf(row)
    const { status } = await tx
      .selectFrom('trade')
      .select('status')
      .where('id', '=', tradeId)
      .executeTakeFirstOrThrow()
    tellUser(tx, row.user_id, 'trade_changed', {
      trade_id: tradeId,
      status,
      action: 'payout',
      by_me: false,
      unread_count: null,
    })
  },
}

function tradeOf({ id, trade_id: tradeId }: WithdrawalRow): TradeId {
  if (tradeId === null) throw new Error(`Withdrawal ${id} pays the guest of no trade`)
  return tradeId
}
