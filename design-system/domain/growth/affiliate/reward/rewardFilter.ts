import type { AffiliateLevel } from '../affiliateShape.ts'

/** What a history of rewards is narrowed by; null for all. */
export interface RewardFilter {
  readonly level: AffiliateLevel | null
  readonly code: string | null
  /** Days as `YYYY-MM-DD`, both included. */
  readonly from: string | null
  readonly until: string | null
}

export const noRewardFilter: RewardFilter = { level: null, code: null, from: null, until: null }

/** Whether days narrow it. */
export const hasDays = ({ from, until }: RewardFilter): boolean => from !== null || until !== null

export const isFiltered = (filter: RewardFilter): boolean =>
  Object.values(filter).some(value => value !== null)
