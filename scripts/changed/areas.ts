/** What people do with the product, by the nouns that name its folders in every layer. */
export interface Area {
  /** Folders of `server/domain`, `server/adapters`, `app/features`, and of the groups in `server/modules` and `design-system/domain`. */
  readonly nouns: readonly string[]
  /** How the names of its tests in `tests/contract` begin. */
  readonly contract: readonly string[]
  /** Its journeys in the folders of `tests/e2e`. */
  readonly journeys: readonly string[]
}

/**
 * A test that asks a server over HTTP imports nothing of what it proves, so that this table says what belongs together. A new folder,
 * contract test or journey has to find its place in it.
 */
export const areas = {
  account: {
    nouns: [
      'account',
      'auth',
      'identity',
      'me',
      'messenger',
      'phone',
      'security',
      'proof',
      'session',
      'user',
      'setting',
      'verification',
    ],
    contract: ['account/'],
    journeys: ['account', 'agreement', 'logIn', 'security', 'settings', 'verification'],
  },
  person: {
    nouns: ['feedback', 'person', 'poke', 'profile', 'reputation'],
    contract: ['people/'],
    journeys: ['profile', 'user'],
  },
  market: {
    nouns: ['advert', 'filter', 'list', 'rate', 'savedSearch', 'schedule', 'search'],
    contract: ['advert/'],
    journeys: ['advert', 'cancel', 'search'],
  },
  requisites: {
    nouns: ['credential', 'method', 'requisite'],
    contract: ['credential/'],
    journeys: ['credentials'],
  },
  trade: {
    nouns: [
      'chat',
      'claim',
      'dispute',
      'history',
      'instantTrade',
      'opening',
      'record',
      'ruling',
      'shapes',
      'trade',
    ],
    contract: ['roles/withTrade', 'trade/'],
    journeys: ['chat', 'dispute', 'journeys', 'trade', 'tradePage'],
  },
  wallet: {
    nouns: [
      'agreement',
      'aml',
      'asset',
      'chain',
      'deposit',
      'fee',
      'fees',
      'house',
      'money',
      'payout',
      'restoration',
      'send',
      'transaction',
      'wallet',
      'withdrawal',
    ],
    contract: [
      'money/bookedFees',
      'money/deposit/',
      'money/fees',
      'money/money',
      'money/transaction',
      'money/wallet',
      'money/withdrawal',
    ],
    journeys: ['address', 'ethereum', 'money', 'send', 'wallet'],
  },
  swap: {
    nouns: ['card', 'swap', 'swapOffer'],
    contract: ['money/card', 'money/swap'],
    journeys: ['swap', 'swapOffers'],
  },
  merchant: {
    nouns: [
      'collecting',
      'invoice',
      'look',
      'merchant',
      'merchantStats',
      'store',
      'storeApi',
      'storeKey',
      'webhook',
    ],
    contract: ['invoice/', 'merchantStats/', 'store/'],
    journeys: ['integration', 'invoices', 'merchant', 'merchantStats', 'payer', 'shop'],
  },
  affiliate: {
    nouns: ['affiliate', 'bonus'],
    contract: ['affiliate/'],
    journeys: ['affiliate'],
  },
  guest: {
    nouns: ['guest'],
    contract: ['guest/'],
    journeys: ['guest'],
  },
  front: {
    nouns: [
      'calculator',
      'calculatorSections',
      'cards',
      'coinWallet',
      'contact',
      'content',
      'country',
      'dashboard',
      'document',
      'editing',
      'editor',
      'home',
      'operator',
      'promo',
      'reader',
      'story',
      'text',
    ],
    contract: ['content/'],
    journeys: [
      'calculator',
      'contact',
      'contentEditor',
      'country',
      'dashboard',
      'drawn',
      'firstVisit',
      'home',
      'reading',
    ],
  },
  desk: {
    nouns: [
      'access',
      'act',
      'desk',
      'entry',
      'export',
      'frame',
      'job',
      'message',
      'ownData',
      'queue',
      'report',
      'running',
      'today',
    ],
    contract: ['desk/', 'keeping/'],
    journeys: ['desk', 'disputes', 'people', 'queues', 'reports', 'running'],
  },
  kit: {
    nouns: ['control', 'figure', 'kitFrame', 'kitView', 'overlay', 'product', 'specimen', 'token', 'uiKit'],
    contract: [],
    journeys: ['uiKit'],
  },
  demo: {
    nouns: ['demo'],
    contract: ['demoMarket'],
    journeys: ['alone'],
  },
  news: {
    nouns: ['mail', 'notification', 'outgoing', 'push'],
    contract: ['notification', 'subscriptions'],
    journeys: ['notifications'],
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof areas

/**
 * Nouns that every page or every call stands on: a change of one is a change of everything.
 *
 * @internal the test compares it with the folders that there are.
 */
export const nounsOfAll = [
  'clock',
  'files',
  'footer',
  'host',
  'identifier',
  'layout',
  'rates',
  'reference',
  'refusal',
  'state',
  'status',
  'time',
  'word',
] as const

/**
 * Contract tests and journeys that no noun calls for: they look at the whole, and run when everything does.
 *
 * @internal as above.
 */
export const testsOfAll = {
  contract: [
    'alerts',
    'container',
    'badInput',
    'badRequest',
    'codes',
    'errorReports',
    'fieldLengths',
    'foreign',
    'https',
    'idleFields',
    'logHygiene',
    'moneyFormats',
    'metrics',
    'outage',
    'prohibitedWords',
    'races',
    'refusalWords',
    'refusedBodies',
    'roles/gateway',
    'roles/withoutTrade',
    'ruleLiterals',
    'ruleWords',
    'specification/',
    'thirdLocale',
    'tracing',
    'twoProcesses',
    'twoTabs',
    'words',
  ],
  journeys: [
    'access',
    'attacks',
    'commands',
    'connection',
    'https',
    'language',
    'oldPage',
    'outagePage',
    'presence',
    'preview',
    'restart',
    'secrets',
    'shell',
  ],
} as const satisfies Pick<Area, 'contract' | 'journeys'>

/** The area of a folder’s noun; null where it is one of all or has none. */
export function areaOf(noun: string): AreaName | null {
  const rows = Object.entries(areas) as [AreaName, Area][]
  return rows.find(([, { nouns }]) => nouns.includes(noun))?.[0] ?? null
}
