import { houseAccount, type AccountName } from './account.ts'
import type { Entry, Journal } from './ledger.ts'
import { available } from './postings.ts'

/** The money of one payment of an invoice. Amounts are minor units of the coin. */
export interface InvoiceMoney {
  readonly invoiceId: string
  readonly depositId: string
  /** Names the payment and how often its chain has brought it. */
  readonly key: string
  readonly asset: string
  /** The store’s owner. */
  readonly owner: string
}

/** Of a payment that the chain took back: where its coins had gone. */
export interface InvoiceParts {
  /** To the store, the fee included. */
  readonly settled: bigint
  /** Of that, to the house. */
  readonly fee: bigint
  /** Still in suspense. */
  readonly held: bigint
  /** Sent back to the payer, or on the way there. */
  readonly gone: bigint
}

/** The coins of a payment while nobody has them: its deposit’s suspense account. */
export const heldOf = ({ depositId, asset }: InvoiceMoney): AccountName => ({
  owner: depositId,
  kind: 'suspense',
  asset,
})

/** Where the coins of a refund wait for the chain. */
export const refundAccount = (refundId: string, asset: string): AccountName => ({
  owner: refundId,
  kind: 'payout',
  asset,
})

/**
 * What a payment posts.
 * - `settle`: suspense → the store; `posting` names which part of the payment
 * - `fee`: of that, the store → the house
 * - `refund`: suspense → the refund’s account
 * - `reverse`: everything back to the chain, from where it is now
 */
export const invoiceJournals = {
  settle: (money: InvoiceMoney, amount: bigint, posting: 'pay' | 'accept', at: Date): Journal => ({
    ...named(money, posting, at),
    entries: [
      { account: heldOf(money), amount: -amount },
      toStore(money, amount, 'Transaction::CryptoInvoicePaid'),
    ],
  }),

  fee: (money: InvoiceMoney, fee: bigint, posting: 'pay' | 'accept', at: Date): Journal => ({
    ...named(money, `${posting}_fee`, at),
    entries: [
      toStore(money, -fee, 'Transaction::CryptoInvoiceFee'),
      { account: houseAccount('fee', money.asset, money.invoiceId), amount: fee },
    ],
  }),

  refund: (money: InvoiceMoney, refundId: string, amount: bigint, at: Date): Journal => ({
    ...named(money, 'refund', at),
    entries: [
      { account: heldOf(money), amount: -amount },
      { account: refundAccount(refundId, money.asset), amount },
    ],
  }),

  /**
   * The store gives back what it got, as far as it has it, and owes the rest; the house bears the fee and what has gone out to
   * the payer: the account of what it earned never goes below zero.
   * @param spent of what the store got: what it has no longer
   */
  reverse: (
    money: InvoiceMoney,
    { settled, fee, held, gone }: InvoiceParts,
    spent: bigint,
    at: Date,
  ): Journal => {
    const got = settled - fee
    const debt: AccountName = { owner: money.owner, kind: 'receivable', asset: money.asset }
    return {
      ...named(money, 'reverse', at),
      entries: [
        ...some({ account: heldOf(money), amount: -held }),
        ...some(toStore(money, spent - got, 'Transaction::CryptoInvoicePaid')),
        ...some({ account: debt, amount: -spent, meta: metaOf(money) }),
        ...some({ account: houseAccount('house', money.asset, money.key), amount: -(fee + gone) }),
        { account: houseAccount('external', money.asset, money.key), amount: settled + held + gone },
      ],
    }
  },
} as const

const named = ({ key }: InvoiceMoney, posting: string, at: Date) => ({
  key: `invoice:${key}:${posting}`,
  kind: `${posting}_invoice`,
  at,
})

const metaOf = ({ invoiceId, depositId }: InvoiceMoney) => ({ invoice: invoiceId, deposit: depositId })

const toStore = (money: InvoiceMoney, amount: bigint, type: NonNullable<Entry['type']>): Entry => ({
  account: available(money.owner, money.asset),
  amount,
  type,
  meta: metaOf(money),
})

const some = (entry: Entry): readonly Entry[] => (entry.amount === 0n ? [] : [entry])
