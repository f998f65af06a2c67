/** What one line of payment details is. */
export const requisiteKinds = [
  'bank',
  'account_number',
  'account_name',
  'card',
  'phone',
  'iban',
  'bic',
  'sort_code',
  'routing_number',
  'branch_code',
  'email',
  'wallet_id',
  'pix_key',
  'upi_id',
  'city',
  'address',
  'applink',
  'note',
] as const
export type RequisiteKind = (typeof requisiteKinds)[number]

/** One line of where to pay. Shown to the owner and to the partner of an open trade alone. */
export type Requisite = { readonly kind: RequisiteKind; readonly value: string }

/** How a line is typed: which keyboard, which check while typing. */
export const requisiteInputs = ['text', 'digits', 'phone', 'email'] as const
export type RequisiteInput = (typeof requisiteInputs)[number]

/** The longest value of any line: a link. */
export const longestRequisite = 500
