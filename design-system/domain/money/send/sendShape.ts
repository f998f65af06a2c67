import * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { Moment } from '../../../format/date/formatDate.ts'

/** Where coins go: to an address on a network, or to a user of Souk. */
export const sendWays = ['address', 'user'] as const
export type SendWay = (typeof sendWays)[number]

/** How a withdrawal is approved. */
export type ApprovalWay = unions.ApprovalWay

/** Why nothing can be sent now, whatever is typed. */
export const sendObstacleKinds = unions.withdrawalObstacleKinds
export type SendObstacleKind = (typeof sendObstacleKinds)[number]

export interface SendObstacleShape {
  readonly kind: SendObstacleKind
  readonly until: Moment | null
}

/** A network that a coin can be sent over, and what that costs. */
export interface SendNetwork {
  readonly network: string
  readonly networkName: string
  readonly networkFee: DecimalString
}

/** What the service takes of what is sent, in percent points: to an address, and to a user. */
export interface ServiceFeeShape {
  readonly percent: DecimalString
  readonly internalPercent: DecimalString
}

/** What sending costs now: a fragment on `WithdrawalEstimate` is this. */
export interface SendEstimate {
  readonly networkFee: DecimalString
  readonly serviceFee: DecimalString
  /** In percent points. */
  readonly serviceFeePercent: DecimalString
  /** What arrives; null while no amount is asked about. */
  readonly amount: DecimalString | null
  /** What leaves the balance. */
  readonly total: DecimalString | null
  readonly available: DecimalString
  readonly minimum: DecimalString
  /** The most that can arrive after the fees. */
  readonly maximum: DecimalString
  /** Until it arrives, usually. */
  readonly minutes: number
  readonly needsCode: boolean
  readonly approvalWay: ApprovalWay
  readonly obstacle: SendObstacleShape | null
}

/** What the costs depend on. */
export interface SendTerms {
  readonly way: SendWay
  readonly network: string | null
  /** Null while none is written. */
  readonly amount: DecimalString | null
}

/** A user of Souk who coins are sent to. */
export interface SendRecipient {
  readonly userName: string
  readonly avatarUrl: string | null
  readonly tradesCount: number
}

/** What the server says of an address or a name: a fragment on `AddressCheck` is this. */
export interface AddressCheckShape {
  /** As it will be used. */
  readonly address: string
  /** In pieces that people can compare. */
  readonly parts: readonly string[]
  readonly isFirstTime: boolean
  readonly belongsToSouk: boolean
  readonly isOwn: boolean
  readonly label: string | null
  readonly usableAt: Moment | null
  readonly needsMemo: boolean
  readonly recipient: SendRecipient | null
}

/** What somebody wants to send, as it was typed and understood. */
export interface SendDraft {
  readonly way: SendWay
  /** Null to a user. */
  readonly network: string | null
  readonly address: string
  readonly userName: string
  readonly memo: string
  readonly comment: string
  /** What arrives. */
  readonly amount: DecimalString
}

/** A saved address: a fragment on `SavedAddress` is this. */
export interface SavedAddressShape {
  readonly id: string
  readonly label: string
  readonly network: string
  readonly networkName: string
  readonly address: string
  readonly memo: string | null
  /** From when on it may be sent to; null when it may be now. */
  readonly usableAt: Moment | null
}

/** All of them, and the rule about them. */
export interface SavedAddressBook {
  readonly items: readonly SavedAddressShape[]
  /** Coins go to saved addresses alone. */
  readonly allowList: boolean
  /** Turned off, it stays in force until then. */
  readonly allowListOffAt: Moment | null
  readonly delayHours: number
}
