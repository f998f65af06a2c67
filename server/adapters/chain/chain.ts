import type { CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'

/**
 * A chain as Souk sees it. Each network has a real adapter or the embedded one; the settings choose. A call that fails
 * throws: the job that made it comes again. Nothing here holds a key: signing is the signer’s.
 */
export interface Chain {
  readonly network: NetworkCode
  /** A simulated chain says so wherever its addresses are shown. */
  readonly isSimulated: boolean
  /** The newest block. */
  head(): Promise<BlockId>
  /** The blocks from a height on, as the chain is now, the oldest first: so many at most, and none above the head. */
  blocksFrom(height: number, most: number): Promise<readonly BlockId[]>
  /** What came in these blocks, which follow one another, to watched addresses; null when the chain has dropped one meanwhile. */
  transfersIn(blocks: readonly BlockId[], watched: Watched): Promise<readonly MinedTransfer[] | null>
  /** What is on its way to watched addresses and in no block yet, as far as the chain tells. */
  waiting(watched: Watched): Promise<readonly Transfer[]>
  /** What sending a coin costs now. */
  fee(coin: CoinCode): Promise<ChainFee>
  /** The number that the next transaction from an address must bear; a network without one answers 0. */
  nextSequence(address: string): Promise<bigint>
  /** What lies at these addresses of ours in the newest block, by coin. */
  held(addresses: readonly string[]): Promise<Readonly<Partial<Record<CoinCode, bigint>>>>
  /**
   * Hands a signed transaction to the network. Doing so again changes nothing; nor does it when another transaction with its
   * number is in a block, which its fate then tells.
   */
  broadcast(signed: SignedTransaction): Promise<void>
  /** What these addresses of ours have sent in these blocks, which follow one another; null when the chain has dropped one meanwhile. */
  sendingsIn(blocks: readonly BlockId[], ours: Watched): Promise<readonly MinedSending[] | null>
  /** Whether an address has sent something that is in no block up to a height: it waits, or lies in a younger one. */
  isUnsettled(address: string, height: number): Promise<boolean>
  /** What has become of a transaction that was sent. */
  fateOf(sent: SentTransaction): Promise<Fate>
}

export interface BlockId {
  readonly height: number
  readonly hash: string
}

/** Which addresses of ours there are, asked in one go. Answers those of the given ones that are ours. */
export type Watched = (addresses: readonly string[]) => Promise<ReadonlySet<string>>

/** Coins that an address was sent. */
export interface Transfer {
  readonly txid: string
  /** Which output or log of the transaction. */
  readonly index: number
  readonly coin: CoinCode
  readonly to: string
  /** The sender, where the chain tells. */
  readonly from: string | null
  /** The memo or tag, where the network has them. */
  readonly memo: string | null
  /** Smallest units of the coin, by the ledger’s scale. */
  readonly amount: bigint
}

/** A transfer that is in a block. */
export interface MinedTransfer extends Transfer {
  readonly block: BlockId
}

/** A transaction of ours that is in a block. */
export interface MinedSending extends Omit<MinedTransfer, 'from'> {
  readonly from: string
  readonly sequence: bigint
  /** False of one that took the fee and moved nothing. */
  readonly succeeded: boolean
  readonly fee: { readonly coin: CoinCode; readonly amount: bigint }
}

/** What sending costs: in the network’s own coin (what the chain takes), and in the coin that is sent (what the sender pays). */
export interface ChainFee {
  readonly native: { readonly coin: CoinCode; readonly amount: bigint }
  /** Of the coin that is sent; what the price table says where the chain gives none. */
  readonly charged: bigint
  /** What the signer puts into the transaction: gas price and limit, rate per byte. */
  readonly terms: Readonly<Record<string, string>>
}

/** What the signer is asked to sign, whole: it makes the transaction from this and nothing else. */
export interface SigningOrder {
  /** Names it for ever: the signer signs one transaction for it and no other. */
  readonly id: string
  readonly network: NetworkCode
  readonly coin: CoinCode
  /** Whose coins: of the deposit address with this number; left out, the house's own. */
  readonly source?: { readonly derivation: bigint }
  readonly to: string
  readonly memo: string | null
  readonly amount: bigint
  readonly sequence: bigint
  readonly terms: Readonly<Record<string, string>>
}

export interface SignedTransaction {
  readonly txid: string
  /** The sender’s address. */
  readonly from: string
  readonly sequence: bigint
  /** As the network takes it. */
  readonly raw: string
}

export interface SentTransaction {
  readonly txid: string
  readonly from: string
  readonly sequence: bigint
}

/**
 * - `unknown`: the network does not know it (any more): it is broadcast again
 * - `waiting`: known, in no block
 * - `mined`: in a block, with so many on it, its own counted; `failed` took the fee and moved nothing
 * - `replaced`: another transaction with its sequence is in a block, with so many on it
 */
export type Fate =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'mined'
      readonly confirmations: number
      readonly succeeded: boolean
      /** What the chain took for it, in its own coin. */
      readonly fee: { readonly coin: CoinCode; readonly amount: bigint }
    }
  | { readonly kind: 'replaced'; readonly confirmations: number }
