import type { DecimalString } from '../money/decimal.ts'
import { cardTransitions, isOpen, type CardMove, type CardStatus } from './machine.ts'

/** What a provider can say of a payment. */
export const cardReports = ['pending', 'paid', 'declined', 'cancelled'] as const

/** What a provider says of a purchase. */
export interface CardReport {
  /** The purchase's id, which we gave. */
  readonly reference: string
  readonly status: (typeof cardReports)[number]
  /** What was paid, of what was. */
  readonly fiatAmount: DecimalString | null
}

const moves = { pending: 'wait', declined: 'decline', cancelled: 'cancel' } as const satisfies Record<
  Exclude<CardReport['status'], 'paid'>,
  CardMove
>

/** What follows from a report for a purchase as it stands; null where nothing does: it came again, or too late to matter. */
export function moveFor(
  { status, fiatAmount: agreed }: { readonly status: CardStatus; readonly fiatAmount: DecimalString },
  report: CardReport,
): CardMove | null {
  const isAsAgreed = isOpen(status) && report.fiatAmount === agreed
  const move = report.status === 'paid' ? (isAsAgreed ? 'pay' : 'refund') : moves[report.status]
  return (cardTransitions[move].from as readonly CardStatus[]).includes(status) ? move : null
}
