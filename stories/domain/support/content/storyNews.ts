import type { StoryShape } from '../../../../design-system/domain/content/story/storyShape.ts'

/** The stories of the stories. */
export const storyStories: readonly StoryShape[] = [
  {
    id: 's1',
    tone: 'accent',
    icon: 'shield',
    title: 'Spot a fake receipt',
    isViewed: false,
    slides: [
      {
        title: 'A receipt is no money',
        text: 'Look into your bank, not at a picture. Release only what has arrived.',
        linkPath: null,
        linkLabel: null,
      },
      {
        title: 'In doubt, wait',
        text: 'Nobody can hurry you. A dispute brings an arbiter.',
        linkPath: '/user/faq',
        linkLabel: 'How reputation works',
      },
    ],
  },
  {
    id: 's2',
    tone: 'positive',
    icon: 'percent',
    title: 'Fees down to 0.2%',
    isViewed: false,
    slides: [{ title: 'More volume, less fee', text: 'It counts 30 days.', linkPath: null, linkLabel: null }],
  },
  {
    id: 's3',
    tone: 'warning',
    icon: 'gift',
    title: 'Invite, earn',
    isViewed: true,
    slides: [{ title: 'Bring a friend', text: 'Both of you gain.', linkPath: null, linkLabel: null }],
  },
  {
    id: 's4',
    tone: 'neutral',
    icon: 'guide',
    title: 'Как продавать без лишнего риска и задержек',
    isViewed: true,
    slides: [{ title: 'Шаг за шагом', text: 'Смотрите в банк.', linkPath: null, linkLabel: null }],
  },
]
