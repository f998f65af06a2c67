/**
 * What an account is for. Balances are what we owe its owner: a customer's coins are positive, the coins on the chains
 * (`external`) negative, and all accounts of an asset sum to zero.
 *
 * - `mayBeNegative`: false is kept by a check in the database.
 * - `closesWhenEmptied`: it serves one case and takes nothing more once that is over.
 * - `shards`: so many rows share the load of an account that every trade touches.
 */
export const accountKinds = {
  /** A customer's own coins. Owner: the user. */
  available: { customer: true, mayBeNegative: false, closesWhenEmptied: false, shards: 1 },
  /** Coins of one trade. Owner: the trade; holder: the seller. Paid out once, whole. */
  escrow: { customer: true, mayBeNegative: false, closesWhenEmptied: true, shards: 1 },
  /** Coins held for one withdrawal or claim. Owner: that; holder: the user. */
  hold: { customer: true, mayBeNegative: false, closesWhenEmptied: true, shards: 1 },
  /** Coins on their way to a guest's address. Owner: the trade; holder: the guest. */
  payout: { customer: true, mayBeNegative: false, closesWhenEmptied: false, shards: 1 },
  /** Coins that nobody is known to own yet. Owner: the deposit or invoice. */
  suspense: { customer: true, mayBeNegative: false, closesWhenEmptied: false, shards: 1 },
  /**
   * What a customer got of fees, until it is paid out to them. Owner: who brought somebody. Many shards: of one who brought thousands
   * no trade waits for another's.
   */
  share: { customer: true, mayBeNegative: false, closesWhenEmptied: false, shards: 32 },
  /** What a customer owes after a reversed deposit; never above zero. Owner: the user. */
  receivable: { customer: false, mayBeNegative: true, closesWhenEmptied: false, shards: 1 },
  /** Fees earned. Owner: the house. */
  fee: { customer: false, mayBeNegative: false, closesWhenEmptied: false, shards: 16 },
  /** The house's own coins: liquidity, bonuses, cashback. Owner: the house. */
  house: { customer: false, mayBeNegative: true, closesWhenEmptied: false, shards: 16 },
  /** The world outside: minus what lies on the chains for us. Owner: the house. */
  external: { customer: false, mayBeNegative: true, closesWhenEmptied: false, shards: 16 },
} as const satisfies Record<string, AccountRules>

interface AccountRules {
  readonly customer: boolean
  readonly mayBeNegative: boolean
  readonly closesWhenEmptied: boolean
  readonly shards: number
}

export type AccountKind = keyof typeof accountKinds

/** The owner of fee, house and external accounts. */
export const house = 'house'

/**
 * Names an account; one that is absent is made by the first posting into it.
 *
 * - `owner`: a user, trade, withdrawal, …, by its id as text; the kind says which.
 * - `asset`: a code that `registerAssets` knows.
 * - `shard`: 0 unless the kind is sharded (see {@link shardOf}).
 * - `holder`: the customer whose coins lie in it, when that is not the owner.
 */
export interface AccountName {
  readonly owner: string
  readonly kind: AccountKind
  readonly asset: string
  readonly shard?: number
  readonly holder?: string
}

/** Where a trade's shares of somebody go. */
export const shareAccount = (
  owner: string,
  asset: string,
  tradeId: string,
): Required<Omit<AccountName, 'holder'>> => ({
  owner,
  kind: 'share',
  asset,
  shard: shardOf(tradeId, accountKinds.share.shards),
})

/** A house account's name, on the shard that the key falls to: the same key always gives the same shard. */
export const houseAccount = (
  kind: 'fee' | 'house' | 'external',
  asset: string,
  key: string,
): AccountName => ({
  owner: house,
  kind,
  asset,
  shard: shardOf(key, accountKinds[kind].shards),
})

/** Spreads keys evenly over shards (FNV-1a over UTF-16 units). */
export function shardOf(key: string, shards: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash % shards
}
