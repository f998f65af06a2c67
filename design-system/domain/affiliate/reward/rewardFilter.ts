import type { AffiliateLevel } from '../affiliateShape.ts'

/** What a history of rewards is narrowed by; null for all. */
export interface RewardFilter {
  readonly level: AffiliateLevel | null
  readonly code: string | null
}

export const noRewardFilter: RewardFilter = { level: null, code: null }

export const isFiltered = ({ level, code }: RewardFilter): boolean => level !== null || code !== null
