import type { RewardKind } from '../domain/affiliate/reward.ts'

/** The columns of the spreadsheet of rewards. */
export type RewardColumn = 'person' | 'registered' | 'received' | 'kind' | 'reward' | 'coin' | 'level' | 'tag'

/** What the spreadsheet of rewards says. */
export interface RewardSheetWords {
  readonly file: string
  /** `{zone}` is the time zone. */
  readonly column: Readonly<Record<RewardColumn, string>>
  readonly kind: Readonly<Record<RewardKind, string>>
}
