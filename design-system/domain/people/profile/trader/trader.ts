import type { DecimalString } from '../../../../format/decimal.ts'

/** What everyone may see of a trader, as the contract has it: a fragment on `Trader` is this. */
export interface Trader {
  readonly userName: string
  /** The picture that they chose; without one the tile is drawn. */
  readonly avatarUrl?: string | null | undefined
  /** The identity is verified. */
  readonly isVerified: boolean
  /** Share of positive feedback in percent points; null without feedback. */
  readonly ratingPercent: DecimalString | null
  readonly feedbacksCount: number
  readonly tradesCount: number
  readonly isOnline: boolean
  readonly lastOnlineAt: string | null
  readonly medianReleaseMinutes: number | null
  readonly registeredAt: string
}

/** What stands beside a name wherever a trader is named. */
export type TraderStanding = Pick<
  Trader,
  'userName' | 'avatarUrl' | 'isVerified' | 'ratingPercent' | 'tradesCount' | 'isOnline' | 'lastOnlineAt'
>
