import type { DecimalString } from '../../../format/decimal.ts'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'

/** A way by which a coin comes and goes, with what it costs now. */
export interface CoinNetwork {
  readonly code: string
  readonly name: string
  readonly confirmations: number
  readonly minimumDeposit: DecimalString
  /** What sending over it costs, and the least that is sent; null while nothing can be sent over it. */
  readonly networkFee: DecimalString | null
  readonly minimum: DecimalString | null
}

/** What is asked of every withdrawal, and of one to another user, in percent points. */
export interface SendingFees {
  readonly percent: DecimalString
  readonly internalPercent: DecimalString
}

/** A coin of the wallet among the others. */
export interface WalletCoin {
  readonly coin: NamedAsset
  readonly networks: number
  readonly href: string
}

/** Where such a page leads, without the prefix of a language. */
export interface CoinWalletHrefs {
  readonly signUp: string
  readonly guide: string
  readonly buy: (coinCode: string) => string
  readonly calculator: (coinCode: string) => string
}
