import { Type } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import type { InvoiceRefundId } from '../../../../domain/identifier/identifier.ts'
import { jobKind, schedule } from '../../../../runtime/job/jobs.ts'

/** Sends a refund that is confirmed; its key is the refund. */
export const refundJob = jobKind('invoice_refund', Type.Object({ refund_id: Type.String() }))

export const refundSoon = (tx: Tx, id: InvoiceRefundId, at: Date): Promise<void> =>
  schedule(tx, { kind: refundJob, key: id, runAt: at, payload: { refund_id: id } })
