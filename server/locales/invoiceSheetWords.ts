import type { ShownStatus } from '../domain/invoice/machine.ts'

/** The columns of the spreadsheet of invoices. */
export type InvoiceColumn =
  | 'created'
  | 'status'
  | 'title'
  | 'reference'
  | 'email'
  | 'amount'
  | 'asset'
  | 'received'
  | 'coin'
  | 'paid'
  | 'id'

/** What the spreadsheet of invoices says. */
export interface InvoiceSheetWords {
  readonly sheet: string
  readonly file: string
  /** `{zone}` is the time zone. */
  readonly column: Readonly<Record<InvoiceColumn, string>>
  readonly status: Readonly<Record<ShownStatus, string>>
}
