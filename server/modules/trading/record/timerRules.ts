import { later } from '../../../domain/trade/deadline.ts'
import type { Side } from '../../../domain/trade/party.ts'
import type { OpenStatus } from '../../../domain/trade/status.ts'
import type { DeadlineKind, Trade } from '../../../domain/trade/trade.ts'
import type { timerKinds } from '../shapes/trade.ts'

/** Who must act before a timer ends. A payer can pay only where it is known: until then the seller must say. */
export const timerDuties = ['buyer', 'seller', 'payer'] as const
export type TimerDuty = (typeof timerDuties)[number]

/** What an open trade waits for, and for whom. */
export interface TimerRule {
  readonly kind: (typeof timerKinds)[number]
  readonly from: (trade: Trade) => Date
  /** The deadline at which it ends; without it, it does not run. */
  readonly ends: DeadlineKind
  /** It ends at this one where this one is later. */
  readonly orLater?: DeadlineKind
  readonly on: TimerDuty
}

/** Since when the time to pay runs that runs now. */
const payingSince = ({ extendedAt, requisitesAt, openedAt }: Trade): Date =>
  [extendedAt, requisitesAt].reduce<Date>((last, at) => later(at, last), openedAt)

/**
 * The timers of a trade in each status; the first that runs counts. Its page shows it, and lists put first what waits for their
 * reader: both are made from this table. A dispute has none: there it is who owes a word.
 */
export const timerRules: Record<OpenStatus, readonly TimerRule[]> = {
  new: [
    {
      kind: 'ask_to_cancel',
      from: trade => trade.askedCancelAt ?? trade.openedAt,
      ends: 'cancelAsk',
      on: 'buyer',
    },
    { kind: 'pay', from: payingSince, ends: 'escrow', on: 'payer' },
  ],
  paid_confirmed: [
    { kind: 'release', from: trade => trade.paidAt ?? trade.openedAt, ends: 'escrow', on: 'seller' },
  ],
  expired_and_paid: [
    {
      kind: 'dispute_window',
      from: trade => trade.paidAt ?? trade.openedAt,
      ends: 'disputeWindow',
      orLater: 'approval',
      on: 'buyer',
    },
  ],
  disput: [],
}

/** When a trade's timer ends; null when it does not run. */
export function endOf({ deadlines }: Trade, { ends, orLater }: TimerRule): Date | null {
  const end = deadlines[ends]
  return end && orLater ? later(deadlines[orLater], end) : end
}

/** Whose duty it is, of a trade as it stands. */
export const onDuty = ({ requisitesAt }: Trade, { on }: TimerRule): Side =>
  on === 'payer' ? (requisitesAt === null ? 'seller' : 'buyer') : on
