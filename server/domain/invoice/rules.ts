import { decimal } from '../money/decimal.ts'

/** The rules of invoices (decisions: Merchant). */
export const invoiceRules = {
  /** How long it waits for its payment, and how long a rate is kept. */
  minutes: 15,
  /** Of a payment that is short: how long its rest may come. */
  restHours: 24,
  /** An invoice that ran out is renewed by its payer for so long after it was made. */
  renewHours: 24,
  /** Of what the store gets, in the coin that was paid. */
  feePercent: decimal('1'),
  titleMaxLength: 120,
  descriptionMaxLength: 500,
  /** Of a store's own sign for an invoice. */
  referenceMaxLength: 64,
  /** What a letter’s link confirms is confirmed within so long. */
  refundLinkHours: 72,
} as const
