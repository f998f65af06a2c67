import type { DecimalString } from '../../format/decimal.ts'
import type { TradeActionName } from './tradeAction.ts'

/** The parts of a trade as the contract has them in camelCase, so that a fragment is a component's props. */

/** An amount of a coin or fiat currency, named by its code. */
export interface Money {
  readonly amount: DecimalString
  readonly asset: string
}

export const timerKinds = [
  'pay',
  'release',
  'ask_to_cancel',
  'dispute_opens',
  'dispute_window',
  'undo',
] as const
export type TimerKind = (typeof timerKinds)[number]

/** The deadline that counts now. */
export interface TradeTimerShape {
  readonly kind: TimerKind
  readonly startsAt: string
  readonly endsAt: string
  /** The viewer is the one who must act before it ends. */
  readonly isMine: boolean
}

/** One thing the viewer can do, or why not yet; the server decides, the interface only shows. */
export interface TradeAction {
  readonly action: TradeActionName
  readonly isAvailable: boolean
  /** A refusal's code, when it is not available. */
  readonly reason: string | null
  /** From when time alone makes it available. */
  readonly availableAt: string | null
  readonly until: string | null
}

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

/** One line of where to pay. */
export interface Requisite {
  readonly kind: RequisiteKind
  readonly value: string
}

/** How a line is typed: which keyboard a phone shows. */
export const requisiteInputs = ['text', 'digits', 'phone', 'email'] as const
export type RequisiteInput = (typeof requisiteInputs)[number]

/** A line that a payment method asks a seller for. */
export interface RequisiteField {
  readonly kind: RequisiteKind
  readonly isRequired: boolean
  readonly input: RequisiteInput
  readonly example: string | null
  readonly maxLength: number
}

export const paymentMethodGroups = [
  'bank_transfer',
  'mobile_money',
  'wallet',
  'cash',
  'gift_card',
  'other',
] as const
export type PaymentMethodGroup = (typeof paymentMethodGroups)[number]

/** A payment method as a trade names it. */
export interface TradeMethod {
  readonly name: string
  readonly group: PaymentMethodGroup
  /** The payer can take the money back. */
  readonly reversible: boolean
}

/** Whether the partner is there, fresher than their profile. */
export interface PartnerActivity {
  readonly isOnline: boolean
  readonly lastOnlineAt: string | null
}
