import * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'

/**
 * What a payer is met by.
 * - `choosing`   no coin chosen yet
 * - `waiting`    address and amount are there, nothing came yet
 * - `seen`       the whole amount is on the network, in too few blocks
 * - `paid`       done
 * - `underpaid`  a part came; the rest is asked for
 * - `overpaid`   paid, and more came than was asked for: the rest can be sent back
 * - `late`       coins came after the time; they can be sent back or accepted
 * - `expired`    the time ran out
 * - `cancelled`  by the store
 * - `no_offer`   the coin has no rate now
 * - `error`      no address could be made
 * - `unknown`    the store does not take money (any more), or the server says what this page does not know
 */
export const payerStates = unions.payerStates
export type PayerState = (typeof payerStates)[number]

/** An exact amount of one coin or fiat. */
export interface InvoiceMoney {
  readonly amount: DecimalString
  readonly asset: string
}

/** A way to pay: a coin over a network. */
export interface PaymentWay {
  readonly coin: string
  readonly network: string
  /** As people know it: Tron. */
  readonly networkName: string
  /** TRC20; null where the network is the coin’s own. */
  readonly standard: string | null
  /** An address of the network may serve many: a memo says whose it is. */
  readonly needsMemo: boolean
}

/** Where the coins go, and how many. */
export interface PaymentPlace {
  readonly way: PaymentWay
  /** What is to be sent now: the whole, or the rest. */
  readonly amount: DecimalString
  readonly address: string
  readonly memo: string | null
  /** What a wallet opens; null where the network has no such address. */
  readonly uri: string | null
  /** One coin in the invoice’s fiat; null for an invoice in coins. */
  readonly rate: InvoiceMoney | null
  /** A simulated network: real coins sent here are lost. */
  readonly isSimulated: boolean
}

/** What came. */
export interface PaymentSeen {
  readonly received: InvoiceMoney
  /** Still to send; null when nothing is. */
  readonly missing: InvoiceMoney | null
  /** Too much, or too late: what can be sent back; null when nothing can. */
  readonly returnable: InvoiceMoney | null
  readonly confirmations: number
  readonly confirmationsNeeded: number
  readonly txid: string | null
  readonly explorerUrl: string | null
}

/** What a payer may do now; the server says which. */
export type PayerAction = unions.PayerAction

/** An invoice as its payer sees it. Moments are ISO-8601. */
export interface InvoiceShape {
  readonly uniqueId: string
  readonly state: PayerState
  /** What the store asks for, in coins or in fiat. */
  readonly asked: InvoiceMoney
  readonly productTitle: string
  readonly productDescription: string
  /** Masked: m•••@example.com; null where none was given. */
  readonly payerEmail: string | null
  readonly ways: readonly PaymentWay[]
  readonly place: PaymentPlace | null
  readonly seen: PaymentSeen | null
  /** When the present step began, and until when the rate and the rest hold; null where no time runs. */
  readonly startedAt: string | null
  readonly endsAt: string | null
  /** Where coins go back to, as the payer left it; null while they have not. */
  readonly refundAddress: string | null
  /** Who confirms that address: whoever reads the payer’s letters, or the store. Until then it may be left again. */
  readonly refundConfirmedBy: 'email' | 'store' | null
  /** The store’s page after success or failure; null where it has none. */
  readonly returnUrl: string | null
  /** The store’s own page, to ask there; null where none is known. */
  readonly contactUrl: string | null
  /** When it was paid, for the receipt. */
  readonly paidAt: string | null
  readonly actions: readonly PayerAction[]
}
