import type { DecimalString } from '../../../../format/decimal.ts'
import type { FeeTiers } from '../../../trading/dashboard/feeTier.ts'

/** What somebody gets of the fees of those whom they brought. Per cent: `30` is 30%. */
export interface EarnTermsShape {
  readonly version: number
  /** ISO-8601. */
  readonly holdsFrom: string
  /** Until when the viewer keeps them; null for a visitor and for who has brought nobody. */
  readonly pinnedUntil: string | null
  /** Of the fee, where the invited trade on somebody else's advert. */
  readonly contractorPercent: DecimalString
  /** Of the fee, where the advert is theirs. */
  readonly ownerPercent: DecimalString
  /** Of the first level's share, out of it. */
  readonly secondPercent: DecimalString
  readonly thirdPercent: DecimalString
}

/** What sums are counted with. */
export interface EarnRules {
  readonly terms: EarnTermsShape
  readonly tiers: FeeTiers
}

/** The rules, whatever has become of asking for them. */
export type EarnContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly rules: EarnRules
      /** They could not be loaded again. */
      readonly isStale: boolean
    }

/** The next step of a reader: an account, or a link of their own. */
export interface EarnAction {
  readonly kind: 'sign_up' | 'first_link'
  readonly href: string
}
