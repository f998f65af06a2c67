import type { Tx } from '../database/database.ts'
import { houseAccount, shareAccount } from './account.ts'
import type { AccountName } from './account.ts'
import { post } from './ledger.ts'
import type { Entry, Journal } from './ledger.ts'
import type { PostOutcome } from './outcome.ts'

/** The money of one trade, fixed at its opening. Amounts are minor units of the asset. */
export interface TradeMoney {
  readonly tradeId: string
  readonly asset: string
  readonly seller: string
  readonly buyer: string
  /** What the trade is about; more than zero. */
  readonly amount: bigint
  /** The advert owner's fee, zero or more. */
  readonly fee: bigint
  /** The advert's owner: a seller pays the fee on top of the amount, a buyer out of it. */
  readonly feePayer: 'seller' | 'buyer'
}

/** What somebody gets of a trade's fee; minor units, above zero. */
export interface FeeShare {
  readonly userId: string
  readonly amount: bigint
}

/** How the money of a trade divides: `locked` equals `toBuyer` plus `fee`, always. */
export interface EscrowSplit {
  /** Leaves the seller when the trade opens. */
  readonly locked: bigint
  readonly toBuyer: bigint
  readonly fee: bigint
}

/** Divides a trade's money. Throws on amounts that no trade can have. */
export function escrowSplit({
  amount,
  fee,
  feePayer,
}: Pick<TradeMoney, 'amount' | 'fee' | 'feePayer'>): EscrowSplit {
  if (amount <= 0n || fee < 0n)
    throw new RangeError('a trade has an amount above zero and a fee not below it')
  const split =
    feePayer === 'seller'
      ? { locked: amount + fee, toBuyer: amount }
      : { locked: amount, toBuyer: amount - fee }
  if (split.toBuyer <= 0n) throw new RangeError('the fee leaves nothing to the buyer')
  return { ...split, fee }
}

/** What a trade posts: coins into its escrow, out to the buyer, or back. */
export const tradeJournals: Readonly<
  Record<'lock' | 'return', (trade: TradeMoney, at: Date) => Journal> & {
    release: (trade: TradeMoney, at: Date, to?: AccountName, shares?: readonly FeeShare[]) => Journal
  }
> = {
  /** Seller's available → the trade's escrow, with the fee when the seller pays it. */
  lock: (trade, at) => ({
    ...named(trade, at, 'lock'),
    entries: [
      {
        account: available(trade.seller, trade.asset),
        amount: -escrowSplit(trade).locked,
        type: 'Transaction::TradeLockFunds',
      },
      { account: escrowOf(trade), amount: escrowSplit(trade).locked },
    ],
  }),

  /**
   * Escrow → buyer, fee → house and whoever shares it. The escrow is emptied and closed. `to` is where the buyer's coins go when not to what is
   * available to the buyer: a guest's payout account.
   */
  release: (trade, at, to, shares = []) => {
    const { locked, toBuyer } = escrowSplit(trade)
    const buyer = to ?? available(trade.buyer, trade.asset)
    return {
      ...named(trade, at, 'release'),
      entries: [
        { account: escrowOf(trade), amount: -locked },
        { account: buyer, amount: toBuyer, type: 'Transaction::TradeComplete' },
        ...feeEntries(trade, shares),
      ],
    }
  },

  /** Escrow → seller, all of it: the trade was cancelled, expired or ruled for the seller. */
  return: (trade, at) => ({
    ...named(trade, at, 'return'),
    entries: [
      { account: escrowOf(trade), amount: -escrowSplit(trade).locked },
      {
        account: available(trade.seller, trade.asset),
        amount: escrowSplit(trade).locked,
        type: 'Transaction::TradeUnlockFunds',
      },
    ],
  }),
}

/** The fee of a trade: what is shared, and the rest to the house. Throws where more is shared than there is. */
export function feeEntries(
  { tradeId, asset, fee }: Pick<TradeMoney, 'tradeId' | 'asset' | 'fee'>,
  shares: readonly FeeShare[],
): readonly Entry[] {
  const rest = shares.reduce((left, { amount }) => left - amount, fee)
  if (rest < 0n) throw new RangeError('more of a fee is shared than there is')
  return [
    ...(rest === 0n ? [] : [{ account: houseAccount('fee', asset, tradeId), amount: rest }]),
    ...shares.map(({ userId, amount }) => ({ account: shareAccount(userId, asset, tradeId), amount })),
  ]
}

const named = ({ tradeId }: TradeMoney, at: Date, posting: string) => ({
  key: `trade:${tradeId}:${posting}`,
  kind: `${posting}_escrow`,
  at,
  tradeId,
})

/** Posts {@link tradeJournals}.lock alone. */
export const lockEscrow = (tx: Tx, trade: TradeMoney, at: Date): Promise<PostOutcome> =>
  post(tx, tradeJournals.lock(trade, at))

/** Posts {@link tradeJournals}.release alone. */
export const releaseEscrow = (tx: Tx, trade: TradeMoney, at: Date, to?: AccountName): Promise<PostOutcome> =>
  post(tx, tradeJournals.release(trade, at, to))

/** Coins from outside, credited to a customer. `key` names the deposit: a chain's transaction and output, a seed's row. */
export function deposit(
  tx: Tx,
  {
    key,
    owner,
    asset,
    amount,
    at,
    meta,
  }: { key: string; owner: string; asset: string; amount: bigint; at: Date; meta?: Entry['meta'] },
): Promise<PostOutcome> {
  const credit: Entry = { account: available(owner, asset), amount, type: 'Transaction::WalletRefill' }
  return post(tx, {
    key: `deposit:${key}`,
    kind: 'deposit',
    at,
    entries: [
      { account: houseAccount('external', asset, key), amount: -amount },
      meta === undefined ? credit : { ...credit, meta },
    ],
  })
}

/** What a customer can dispose of. */
export const available = (owner: string, asset: string): AccountName => ({ owner, kind: 'available', asset })

export const escrowOf = ({ tradeId, asset, seller }: TradeMoney): AccountName => ({
  owner: tradeId,
  kind: 'escrow',
  asset,
  holder: seller,
})
