/** What is said of a trader: presence, rating, verification. */
export const profile = {
  presence: { online: 'Online now', justNow: 'Seen just now', seen: 'Seen {{time}}', offline: 'Offline' },
  rating: { none: 'No feedback yet', positive: 'positive feedback' },
  verified: 'Identity verified',
  trades_one: '{{count, number}} trade',
  trades_other: '{{count, number}} trades',
} as const
