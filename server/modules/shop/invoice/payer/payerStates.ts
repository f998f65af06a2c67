/** What a payer is met by; what each means is written beside the payer’s page. */
export const payerStates = [
  'choosing',
  'waiting',
  'seen',
  'paid',
  'underpaid',
  'overpaid',
  'late',
  'expired',
  'cancelled',
  'no_offer',
  'error',
  'unknown',
] as const
export type PayerState = (typeof payerStates)[number]

/** What a payer may do now. */
export const payerActions = [
  'choose',
  'renew',
  'retry',
  'leave_refund_address',
  'return_to_store',
  'contact_store',
] as const
export type PayerAction = (typeof payerActions)[number]
