import type { WordBundle } from '@souk/design-system/locales/wordBundle.ts'

type DeskWords = 'desk' | readonly ['desk', ...WordBundle[]]

/** What the pages of the desk have in common: only where they are, what shows them and which words they say besides differ. */
const desk = <const Path extends string, const Page extends string>(
  path: Path,
  page: Page,
  words: DeskWords = 'desk',
) =>
  ({
    path,
    access: 'private',
    chrome: 'desk',
    page: `operator/${page}`,
    words,
    noindex: true,
  }) as const

/** The desk of operators: for everybody else there is no such page. Rows of `routeTable`. */
export const operatorRoutes = {
  operatorToday: desk('/operator', 'today/TodayPage'),
  operatorDisputes: {
    ...desk('/operator/disputes', 'queues/DisputesPage', ['desk', 'deskDispute', 'deskQueue', 'dispute']),
    reloads: true,
  },
  operatorDispute: {
    // What arbiters read of a trade is worded where its sides read it.
    ...desk('/operator/disputes/:tradeId', 'dispute/DisputePage', [
      'desk',
      'deskDispute',
      'dispute',
      'member',
      'talk',
      'person',
    ]),
    reloads: true,
  },
  operatorStores: {
    ...desk('/operator/stores', 'queues/StoresPage', ['desk', 'deskQueue', 'deskExport']),
    reloads: true,
  },
  operatorDeposits: {
    ...desk('/operator/deposits', 'queues/DepositsPage', ['desk', 'deskQueue', 'deskExport']),
    reloads: true,
  },
  operatorWithdrawals: {
    ...desk('/operator/withdrawals', 'queues/WithdrawalsPage', ['desk', 'deskQueue', 'deskExport']),
    reloads: true,
  },
  operatorVerification: {
    ...desk('/operator/verification', 'queues/VerificationPage', ['desk', 'deskQueue', 'deskExport']),
    reloads: true,
  },
  operatorBonuses: {
    ...desk('/operator/bonuses', 'queues/BonusesPage', ['desk', 'deskQueue', 'deskExport']),
    reloads: true,
  },
  operatorReports: {
    ...desk('/operator/reports', 'queues/ReportsPage', ['desk', 'deskQueue', 'deskExport']),
    reloads: true,
  },
  operatorRequests: { ...desk('/operator/requests', 'request/RequestsPage'), reloads: true },
  operatorTrail: { ...desk('/operator/trail', 'trail/TrailPage', ['desk', 'deskExport']), reloads: true },
  operatorChains: {
    ...desk('/operator/chains', 'running/ChainsPage', ['desk', 'deskQueue', 'deskRunning']),
    reloads: true,
  },
  operatorRates: {
    ...desk('/operator/rates', 'running/RatesPage', ['desk', 'deskQueue', 'deskRunning', 'deskExport']),
    reloads: true,
  },
  operatorJobs: {
    ...desk('/operator/jobs', 'running/JobsPage', ['desk', 'deskQueue', 'deskRunning', 'deskExport']),
    reloads: true,
  },
  operatorMessages: {
    ...desk('/operator/messages', 'running/MessagesPage', ['desk', 'deskQueue', 'deskRunning', 'deskExport']),
    reloads: true,
  },
  operatorSwitches: { ...desk('/operator/switches', 'switching/SwitchesPage'), reloads: true },
  operatorContent: {
    path: '/operator/content',
    access: 'private',
    chrome: 'full',
    page: 'operator/ContentPage',
    words: 'editor',
    noindex: true,
    reloads: true,
  },
  operatorDocument: {
    // The language that is written in is in the query: `?in=ru`.
    path: '/operator/content/:id',
    access: 'private',
    chrome: 'full',
    page: 'operator/DocumentPage',
    words: ['content', 'editor'],
    noindex: true,
  },
  operatorPeople: {
    ...desk('/operator/people', 'people/PeoplePage', ['desk', 'deskPerson', 'deskExport']),
    reloads: true,
  },
  operatorPerson: desk('/operator/people/:userName', 'person/PersonPage', ['desk', 'deskPerson']),
} as const
