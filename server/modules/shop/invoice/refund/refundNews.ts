import { sql } from 'kysely'
import type { Tx } from '../../../../database/database.ts'
import type { InvoiceRefundId } from '../../../../domain/identifier/identifier.ts'
import { isEnded } from '../../../../domain/withdrawal/applyMove.ts'
import { money } from '../../../../domain/reference/decimalOf.ts'
import type { WithdrawalOrigin } from '../../../money/withdrawal/record/withdrawalOrigins.ts'
import type { WithdrawalRow } from '../../../money/withdrawal/record/tables.ts'
import { holdInvoice } from '../findInvoice.ts'
import { changeInvoice } from '../moveInvoice.ts'
import { noteInTimeline } from '../timeline.ts'

/** The refund that a withdrawal sends. The ledger alone knows where its coins wait. */
export const refundOrigin: WithdrawalOrigin = {
  coinsMoved: () => Promise.resolve(),
  moved: refundMoved,
}

/** A refund’s withdrawal moved: once it has arrived the coins are gone for good, and its payer’s page follows each step. */
async function refundMoved(
  tx: Tx,
  { id: withdrawalId, refund_id: id, status, coin, amount, txid }: WithdrawalRow,
  at: Date,
): Promise<void> {
  if (id === null) throw new Error(`Withdrawal ${withdrawalId} sends no refund`)
  const refund = await tx
    .selectFrom('invoice_refund')
    .select('invoice_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const row = await holdInvoice(tx, refund.invoice_id)
  if (status === 'confirmed') {
    const sent = await tx
      .updateTable('invoice_refund')
      .set({ status: 'sent', changed_at: at })
      .where('id', '=', id)
      .where('status', '=', 'confirmed')
      .executeTakeFirst()
    if (sent.numUpdatedRows > 0n) {
      await tx
        .updateTable('invoice_payment')
        .set({ rest_status: 'refunded' })
        .where('refund_id', '=', id)
        .where('rest_status', '=', 'refunding')
        .execute()
      const facts = money(BigInt(amount), coin)
      await noteInTimeline(tx, row.id, 'refund_sent', at, {
        ...facts,
        ...(txid === null ? {} : { text: txid }),
      })
    }
  }
  await changeInvoice(tx, row, {})
}

/** Whether the last try to send a refund came to nothing: it waits for another address. */
export async function isStranded(tx: Pick<Tx, 'selectFrom'>, id: InvoiceRefundId): Promise<boolean> {
  const last = await tx
    .selectFrom('withdrawal')
    .select('status')
    .where('refund_id', '=', id)
    .orderBy(sql`id`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && isEnded(last.status) && last.status !== 'confirmed'
}
