import { Type } from 'typebox'
import { jobKind } from '../../../runtime/job/jobs.ts'

const payload = Type.Object({ invoice_id: Type.String() })

/** The end of an invoice’s time; its key is the invoice. */
export const invoiceDeadline = jobKind('invoice_deadline', payload, { isDeadline: true })

/** The rest of a payment that is short gets a new price; its key is the invoice. */
export const invoicePrice = jobKind('invoice_price', payload, { isDeadline: true })
