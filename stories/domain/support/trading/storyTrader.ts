import type { Trader } from '../../../../design-system/domain/people/profile/trader/trader.ts'
import { minutesFromNow } from '../storyClock.tsx'

/** A trader of the stories; give what differs. */
export const storyTrader = (differs: Partial<Trader> = {}): Trader => ({
  userName: 'lagoscoin',
  isVerified: true,
  ratingPercent: '99.4',
  feedbacksCount: 4100,
  tradesCount: 4812,
  isOnline: true,
  lastOnlineAt: minutesFromNow(0),
  medianReleaseMinutes: 4,
  registeredAt: '2023-05-01T00:00:00.000Z',
  ...differs,
})

export const storyBuyer = storyTrader({
  userName: 'kunle_o',
  ratingPercent: '98.2',
  feedbacksCount: 55,
  tradesCount: 61,
  medianReleaseMinutes: null,
})
