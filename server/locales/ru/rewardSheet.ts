import type { RewardSheetWords } from '../rewardSheetWords.ts'

/** What the list of rewards says as a file. */
export const rewardSheet: RewardSheetWords = {
  file: 'nagrady',
  column: {
    person: 'Человек',
    registered: 'Регистрация ({zone})',
    received: 'Начислено ({zone})',
    kind: 'За что',
    reward: 'Награда',
    coin: 'Монета',
    level: 'Уровень',
    tag: 'Ссылка',
  },
  kind: { share: 'Доля со сделки', bonus: 'Бонус' },
}
