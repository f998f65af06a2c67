import * as unions from '../../../__generated__/unions.ts'
import type { DecimalString } from '../../../../format/decimal.ts'

/** A way over which a coin can come; its name has the token standard in it. */
export interface DepositNetwork {
  readonly code: string
  readonly name: string
  readonly confirmations: number
}

/** An address that coins come to: a fragment on `DepositAccount` is this. */
export interface DepositAccountShape {
  readonly id: string
  readonly cryptoCurrencyCode: string
  readonly network: string
  readonly networkName: string
  /** As in ERC20, where the coin is a guest on the chain. */
  readonly standard: string | null
  readonly address: string
  /** Without it nobody knows whose the coins are. */
  readonly memo: string | null
  /** What the QR code says. */
  readonly paymentUri: string
  readonly minimum: DecimalString
  readonly confirmations: number
  readonly minutes: number
  readonly addressUrl: string | null
  readonly isSimulated: boolean
  readonly isCurrent: boolean
  readonly canRenew: boolean
  readonly received: DecimalString
  readonly depositsCount: number
  readonly lastDepositAt: string | null
  readonly createdAt: string
  readonly replacedAt: string | null
}

export const depositStatuses = unions.depositStatuses
export type DepositStatus = (typeof depositStatuses)[number]

/** Coins on their way, or come: a fragment on `Deposit` is this. */
export interface DepositShape {
  readonly id: string
  readonly cryptoCurrencyCode: string
  readonly txid: string
  readonly txUrl: string | null
  readonly amount: DecimalString
  readonly status: DepositStatus
  readonly confirmations: number
  readonly confirmationsNeeded: number
  readonly seenAt: string
  readonly creditedAt: string | null
}

/** Whether blocks will still change a deposit. */
export const isOnItsWay = ({ status }: Pick<DepositShape, 'status'>): boolean =>
  status === 'seen' || status === 'confirming'

/** The network with its standard, as people who send name it: `TRON (TRC20)`. */
export const networkWords = ({
  networkName,
  standard,
}: Pick<DepositAccountShape, 'networkName' | 'standard'>): string =>
  standard === null || networkName.includes(standard) ? networkName : `${networkName} (${standard})`
