import type { EarnRules } from '../../../../design-system/domain/growth/affiliate/calculator/earnShape.ts'

/** The terms and the fees as the platform starts with them. */
export const storyEarnRules: EarnRules = {
  terms: {
    version: 3,
    holdsFrom: '2026-01-14T00:00:00Z',
    pinnedUntil: null,
    contractorPercent: '30',
    ownerPercent: '20',
    secondPercent: '10',
    thirdPercent: '5',
  },
  tiers: [
    { fromVolumeUsd: '0', percent: '0.9' },
    { fromVolumeUsd: '10000', percent: '0.7' },
    { fromVolumeUsd: '50000', percent: '0.5' },
  ],
}
