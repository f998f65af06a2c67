/** What somebody is rewarded for: a share of a trade's fee, or a bonus for whom they brought. */
export const rewardKinds = ['share', 'bonus'] as const
export type RewardKind = (typeof rewardKinds)[number]
