/** What people do with the product, by the nouns that name its folders in every layer. */
export interface Area {
  /** Folders of `server/modules`, `server/domain`, `server/adapters`, `app/features` and `design-system/domain`. */
  readonly nouns: readonly string[]
  /** How the names of its tests in `tests/contract` begin. */
  readonly contract: readonly string[]
  /** Its journeys in `tests/e2e`. */
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
      'session',
      'setting',
      'verification',
    ],
    contract: ['account/', 'reservedNames', 'secondFactor', 'standing'],
    journeys: ['account', 'agreement', 'logIn', 'security', 'settings', 'verification'],
  },
  person: {
    nouns: ['feedback', 'poke', 'profile', 'reputation'],
    contract: ['people/', 'poke'],
    journeys: ['profile', 'user'],
  },
  market: {
    nouns: ['advert', 'filter', 'list', 'rate', 'savedSearch', 'schedule', 'search'],
    contract: ['advert', 'rates', 'savedSearch', 'search'],
    journeys: ['advert', 'cancel', 'search'],
  },
  requisites: {
    nouns: ['credential', 'requisite'],
    contract: ['credential'],
    journeys: ['credentials'],
  },
  trade: {
    nouns: ['chat', 'claim', 'dispute', 'file', 'instantTrade', 'opening', 'trade'],
    contract: [
      'chat',
      'claim',
      'dispute',
      'filesIn',
      'instantTrade',
      'readersOfTrade',
      'receipt',
      'releaseConcede',
      'roles/withTrade',
      'trade',
      'upload',
    ],
    journeys: ['chat', 'dispute', 'journeys', 'trade', 'tradePage'],
  },
  wallet: {
    nouns: [
      'aml',
      'asset',
      'chain',
      'deposit',
      'fee',
      'fees',
      'money',
      'payout',
      'send',
      'transaction',
      'wallet',
      'withdrawal',
    ],
    contract: ['deposit/', 'fees', 'moneyBounds', 'moneyPlay', 'transaction', 'wallet', 'withdrawal'],
    journeys: ['address', 'ethereum', 'money', 'send', 'wallet'],
  },
  swap: {
    nouns: ['card', 'swap', 'swapOffer'],
    contract: ['card', 'swap'],
    journeys: ['swap', 'swapOffers'],
  },
  merchant: {
    nouns: ['collecting', 'invoice', 'merchant', 'merchantStats', 'store', 'storeApi', 'storeKey', 'webhook'],
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
      'coinWallet',
      'contact',
      'content',
      'country',
      'dashboard',
      'document',
      'editor',
      'home',
      'operator',
      'promo',
      'story',
    ],
    contract: ['contact', 'content', 'countries', 'documents', 'documentAddresses', 'editing/'],
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
  'host',
  'identifier',
  'rates',
  'reference',
  'refusal',
  'rule',
  'shell',
  'state',
  'word',
] as const

/**
 * Contract tests and journeys that no noun calls for: they look at the whole, and run when everything does.
 *
 * @internal as above.
 */
export const testsOfAll = {
  contract: [
    'badInput',
    'badRequest',
    'codes',
    'fieldLengths',
    'foreign',
    'freeDocuments',
    'https',
    'idleFields',
    'logHygiene',
    'moneyFormats',
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
    'twoProcesses',
    'twoTabs',
    'words',
  ],
  journeys: [
    'access',
    'attacks',
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
