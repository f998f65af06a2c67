import type { DisputeReason, Shown } from './dispute.ts'
import type { Side } from './party.ts'

/** What an arbiter may ask a side, each with its words in the app. */
export const questionCodes = [
  'what_happened',
  'receipt',
  'payer_name',
  'sending_account',
  'sent_in_full',
  'later_statement',
  'account_history',
  'same_account',
  'received_in_full',
  'return_asked',
] as const
export type QuestionCode = (typeof questionCodes)[number]

/** A question that is worth asking before ruling. */
export interface Question {
  readonly to: Side
  readonly code: QuestionCode
}

/** By what the dispute is about: what only the sides know. */
const byReason: Readonly<Record<DisputeReason, readonly Question[]>> = {
  not_released: [{ to: 'seller', code: 'same_account' }],
  wrong_amount: [
    { to: 'buyer', code: 'sent_in_full' },
    { to: 'seller', code: 'received_in_full' },
  ],
  third_party_payment: [
    { to: 'buyer', code: 'sending_account' },
    { to: 'seller', code: 'return_asked' },
  ],
  payment_reversed: [
    { to: 'buyer', code: 'later_statement' },
    { to: 'seller', code: 'account_history' },
  ],
  other: [],
}

/** The questions of a case, first of what is missing, then of what it is about; none twice. */
export function questionsOf(
  reason: DisputeReason | null,
  shown: Readonly<Record<Side, Shown>>,
  payerName: string | null,
): readonly Question[] {
  const missing: readonly (Question | false)[] = [
    !shown.buyer.hasStated && { to: 'buyer', code: 'what_happened' },
    !shown.buyer.hasFile && { to: 'buyer', code: 'receipt' },
    payerName === null && { to: 'buyer', code: 'payer_name' },
    !shown.seller.hasStated && { to: 'seller', code: 'what_happened' },
    !shown.seller.hasFile && { to: 'seller', code: 'account_history' },
  ]
  const all = [
    ...missing.filter(question => question !== false),
    ...(reason === null ? [] : byReason[reason]),
  ]
  return all.filter(
    ({ to, code }, index) => all.findIndex(other => other.to === to && other.code === code) === index,
  )
}
