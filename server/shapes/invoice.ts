import { shownStatuses } from '../domain/invoice/machine.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** Where an invoice stands, as it is shown. */
export const InvoiceStatus = namedSchema('InvoiceStatus', oneOf(shownStatuses))
