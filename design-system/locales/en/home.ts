/** The first page below its offers: figures, words about the service, who writes about it, and blocks that lead on. */
export const home = {
  figures: {
    title: '{{brand}} in figures',
    trades: 'Completed trades',
    people: 'People who have traded',
    release: 'Usual time from payment to coins',
  },
  said: { title: 'What people say' },
  partners: { title: 'They write about us' },
  promo: { title: 'Worth knowing', putAway: 'Put away: {{title}}' },
} as const
