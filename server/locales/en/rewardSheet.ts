import type { RewardSheetWords } from '../rewardSheetWords.ts'

/** What the list of rewards says as a file. */
export const rewardSheet: RewardSheetWords = {
  file: 'rewards',
  column: {
    person: 'Person',
    registered: 'Signed up ({zone})',
    received: 'Earned ({zone})',
    kind: 'For',
    reward: 'Reward',
    coin: 'Coin',
    level: 'Level',
    tag: 'Link',
  },
  kind: { share: 'Trade share', bonus: 'Invite bonus' },
}
