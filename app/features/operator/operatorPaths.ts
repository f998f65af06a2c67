import { paths } from '../../routes/paths.ts'
import { withQuery } from '../../routes/publicPaths.ts'

/** The pages of the operator's desk. Beside `paths.ts`, which every page loads. */
export const operatorPaths = {
  today: () => '/operator',
  disputes: paths.disputes,
  dispute: (tradeId: string) => `/operator/disputes/${encodeURIComponent(tradeId)}`,
  stores: () => '/operator/stores',
  deposits: () => '/operator/deposits',
  withdrawals: () => '/operator/withdrawals',
  verification: () => '/operator/verification',
  bonuses: () => '/operator/bonuses',
  reports: () => '/operator/reports',
  requests: () => '/operator/requests',
  trail: () => '/operator/trail',
  chains: () => '/operator/chains',
  rates: () => '/operator/rates',
  jobs: () => '/operator/jobs',
  messages: () => '/operator/messages',
  switches: () => '/operator/switches',
  content: () => '/operator/content',
  document: (id: string) => `/operator/content/${encodeURIComponent(id)}`,
  people: () => '/operator/people',
  person: (userName: string) => `/operator/people/${encodeURIComponent(userName)}`,
  /** What was ever done about somebody. */
  trailOf: (personId: string) => withQuery('/operator/trail', { about: 'person', id: personId }),
} as const
