import * as unions from '../../../__generated__/unions.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { Moment } from '../../../../format/date/formatDate.ts'
import type { ApprovalWay } from '../sendShape.ts'

/** The statuses of a withdrawal, in their order; the last five are its other ends. */
export const withdrawalStatuses = unions.withdrawalStatuses
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

export type WithdrawalAction = unions.WithdrawalAction

/** Where coins of a withdrawal go, and how many. */
export interface WithdrawalTerms {
  readonly cryptoCurrencyCode: string
  readonly networkName: string | null
  readonly address: string | null
  readonly memo: string | null
  readonly recipientName: string | null
  /** What arrives. */
  readonly amount: DecimalString
  readonly networkFee: DecimalString
  readonly serviceFee: DecimalString
  /** What leaves the balance. */
  readonly total: DecimalString
}

/** A withdrawal as its owner sees it: a fragment on `Withdrawal` is this. */
export interface WithdrawalShape extends WithdrawalTerms {
  readonly id: string
  readonly status: WithdrawalStatus
  readonly isInternal: boolean
  readonly addressLabel: string | null
  readonly comment: string | null
  readonly approvalWay: ApprovalWay | null
  readonly approveUntil: Moment | null
  readonly txid: string | null
  readonly txUrl: string | null
  readonly confirmations: number | null
  readonly confirmationsNeeded: number | null
  /** Its network is only simulated here. */
  readonly isSimulated: boolean
  readonly availableActions: readonly WithdrawalAction[]
  readonly createdAt: Moment
}

/** What the link of a letter or of the messenger asks to approve: a fragment on `WithdrawalApproval` is this. */
export interface ApprovalShape extends WithdrawalTerms {
  readonly id: string
  readonly status: WithdrawalStatus
  readonly approveUntil: Moment | null
}
