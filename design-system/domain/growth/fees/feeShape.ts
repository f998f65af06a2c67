import type { DecimalString } from '../../../format/decimal.ts'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import type { FeeTiers } from '../../trading/dashboard/feeTier.ts'

/** What part of a fee goes to who brought people. Per cent: `30` is 30%. */
export interface FeeSharesShape {
  /** Where the invited trade on somebody else's advert. */
  readonly contractorPercent: DecimalString
  /** Where the advert is theirs. */
  readonly ownerPercent: DecimalString
}

/** What a coin costs over one network, to send and to receive. Amounts are of the coin. */
export interface NetworkFeeShape {
  readonly coinCode: string
  readonly network: string
  readonly networkName: string
  readonly networkFee: DecimalString
  /** In US dollars; null while there is no rate. */
  readonly networkFeeUsd: DecimalString | null
  readonly minimumDeposit: DecimalString
  readonly confirmations: number
}

/** Every fee that there is. Per cent: `0.5` is 0.5%. */
export interface FeesShape {
  readonly tiers: FeeTiers
  /** Of who opens a trade on somebody else's advert. */
  readonly takerPercent: DecimalString
  readonly swapPercent: DecimalString
  readonly withdrawalPercent: DecimalString
  /** Of coins that go to another user. */
  readonly internalPercent: DecimalString
  readonly invoicePercent: DecimalString
  /** Cashback is paid from so much on. */
  readonly cashbackLeastUsd: DecimalString
  readonly shares: FeeSharesShape
  /** The networks of one coin stand together. */
  readonly networks: readonly NetworkFeeShape[]
}

/** What the worked example is of. */
export interface ExampleSource {
  readonly coin: NamedAsset
  readonly fiat: NamedAsset
  /** Fiat for one coin. */
  readonly price: DecimalString
  /** What the buyer sends. */
  readonly fiatAmount: DecimalString
  /** Whose offer it is; null where it is the market's rate. */
  readonly ownerName: string | null
  /** What one coin is worth in US dollars; null while that is not known. */
  readonly usdRate: DecimalString | null
}

/** The fees, whatever has become of asking for them. */
export type FeesContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly fees: FeesShape
      /** They could not be loaded again. */
      readonly isStale: boolean
    }

/** Where the page leads on to. */
export interface FeesLinks {
  readonly bonus: string
  readonly affiliate: string
  readonly earn: string
}
