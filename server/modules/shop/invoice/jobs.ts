import { sql } from 'kysely'
import { parseInvoiceId, type InvoiceId } from '../../../domain/identifier/identifier.ts'
import { isOpenInvoice } from '../../../domain/invoice/machine.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { DeadlineShifter } from '../../../runtime/heartbeat.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import { invoiceDeadline, invoicePrice } from './deadlineJob.ts'
import { endTime } from './invoiceDesk.ts'
import { holdInvoice, invoiceColumns, placesOfInvoice } from './findInvoice.ts'
import { tellInvoice } from './moveInvoice.ts'
import type { InvoiceParts } from './parts.ts'
import { renewRest } from './invoicePlaces.ts'

interface JobParts extends InvoiceParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
}

/** What happens to invoices by itself: their time ends, and what is missing of one gets a new price. */
export const invoiceJobs = (parts: JobParts): readonly JobHandler[] => [
  onJob(invoiceDeadline, ({ payload }) =>
    parts.database.transaction(async tx => {
      const at = parts.clock.now()
      await endTime(tx, parts, await holdInvoice(tx, idOf(payload.invoice_id)), at)
    }),
  ),
  onJob(invoicePrice, ({ payload }) =>
    parts.database.transaction(async tx => {
      const at = parts.clock.now()
      const row = await holdInvoice(tx, idOf(payload.invoice_id))
      const [place] = await placesOfInvoice(tx, row.id)
      const isShort = row.status === 'trade_initiated' && BigInt(row.paid_worth) < BigInt(row.amount)
      // Paid meanwhile, over, or its price was moved by an outage.
      if (!isShort || !place || place.locked_until > at || (row.rest_until ?? at) <= at) return
      await renewRest(tx, parts, row, { coin: place.coin, network: place.network }, at)
    }),
  ),
]

function idOf(text: string): InvoiceId {
  const id = parseInvoiceId(text)
  if (!id) throw new TypeError(`${text} is no invoice`)
  return id
}

/** After an outage the time of open invoices moves by its length, and so do the prices that were kept. */
export const invoiceShifter: DeadlineShifter = async (tx, outage) => {
  const from = new Date(outage.at.getTime() - outage.ms)
  const by = sql<Date>`${`${outage.ms} milliseconds`}::interval`
  const moved = await tx
    .updateTable('invoice')
    .set({
      expires_at: sql<Date>`case when expires_at >= ${from} then expires_at + ${by} else expires_at end`,
      rest_until: sql<Date>`rest_until + ${by}`,
      version: sql<number>`version + 1`,
    })
    .where('status', 'in', ['created', 'offer_not_found', 'init_trade_error', 'trade_initiated'])
    .where(eb => eb.or([eb('expires_at', '>=', from), eb('rest_until', '>=', from)]))
    .returning(invoiceColumns)
    .execute()
  for (const row of moved) if (isOpenInvoice(row.status)) tellInvoice(tx, row)
  await tx
    .updateTable('invoice_place')
    .set({ locked_until: sql<Date>`locked_until + ${by}` })
    .where('locked_until', '>=', from)
    .execute()
}
