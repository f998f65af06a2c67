import { shownStatuses } from '../domain/invoice/machine.ts'
import { named, oneOf } from '../kernel/schema.ts'

/** Where an invoice stands, as it is shown. */
export const InvoiceStatus = named('InvoiceStatus', oneOf(shownStatuses))
