import { sql } from 'kysely'
import { newWithdrawalId, parseInvoiceRefundId } from '../../../../domain/identifier/identifier.ts'
import { canonicalAddress } from '../../../../domain/withdrawal/address.ts'
import { isPaidOut } from '../../../../domain/withdrawal/applyMove.ts'
import { onJob, type JobHandler } from '../../../../runtime/job/jobHandler.ts'
import { product } from '../../../../runtime/product.ts'
import type { PayoutParts } from '../../../money/withdrawal/parts.ts'
import { isPaused } from '../../../money/withdrawal/record/withdrawalObstacles.ts'
import { beginWithdrawal, emptyRow } from '../../../money/withdrawal/record/writeWithdrawal.ts'
import { holdInvoice } from '../findInvoice.ts'
import { refundJob, refundSoon } from './refundJob.ts'

/** While withdrawals are paused, it is looked at again after so long. */
const pausedMs = 60_000

/**
 * Makes a withdrawal of what goes back to a payer, approved beforehand: its address was confirmed. The network’s fee is taken out of
 * it. What the fee would eat up waits until it is lower.
 */
export const refundSending = (parts: PayoutParts): JobHandler =>
  onJob(refundJob, async ({ payload }) => {
    const id = parseInvoiceRefundId(payload.refund_id)
    if (!id) throw new TypeError(`${payload.refund_id} is no refund`)
    const { database } = parts
    const find = (db: Pick<typeof database.db, 'selectFrom'>) =>
      db.selectFrom('invoice_refund').selectAll().where('id', '=', id).executeTakeFirst()
    const known = await find(database.db)
    if (known?.status !== 'confirmed') return
    const later = (ms: number) =>
      database.transaction(tx => refundSoon(tx, id, new Date(parts.clock.now().getTime() + ms)))
    if (await isPaused(database.db)) return later(pausedMs)
    const { coin, network } = known
    const fee = await parts.fees.look(coin, network)
    if (BigInt(known.amount ?? '0') <= fee) return later(product.withdrawal.payoutAgainMinutes * 60_000)
    await database.transaction(async tx => {
      const at = parts.clock.now()
      const invoice = await holdInvoice(tx, known.invoice_id)
      const refund = await find(tx)
      const before = await tx
        .selectFrom('withdrawal')
        .select('status')
        .where('refund_id', '=', id)
        .orderBy(sql`id`, 'desc')
        .limit(1)
        .executeTakeFirst()
      if (refund?.status !== 'confirmed' || refund.amount === null || isPaidOut(before?.status)) return
      await beginWithdrawal(
        tx,
        parts,
        {
          ...emptyRow,
          id: newWithdrawalId(at, parts.random),
          user_id: invoice.owner_id,
          source: 'payout',
          refund_id: id,
          coin,
          network,
          address: canonicalAddress(network, refund.address),
          memo: refund.memo,
          comment: null,
          amount: String(BigInt(refund.amount) - fee),
          network_fee: String(fee),
          service_fee: '0',
          is_simulated: parts.chains.of(network).isSimulated,
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
