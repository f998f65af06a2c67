import { securityTabs } from '@souk/design-system/domain/people/security/securityTab.ts'
import type { WordBundle } from '@souk/design-system/locales/wordBundle.ts'
import { affiliateRoutes } from './affiliateRoutes.ts'
import { authRoutes } from './authRoutes.ts'
import { calculatorRoutes } from './calculatorRoutes.ts'
import { coinRoutes } from './coinRoutes.ts'
import { contentRoutes } from './contentRoutes.ts'
import { countryRoutes } from './countryRoutes.ts'
import { merchantRoutes } from './merchantRoutes.ts'
import { operatorRoutes } from './operatorRoutes.ts'
import { personRoutes } from './personRoutes.ts'
import { swapRoutes } from './swapRoutes.ts'
import { tradeRoutes } from './tradeRoutes.ts'
import { transactionRoutes } from './transactionRoutes.ts'
import { walletRoutes } from './walletRoutes.ts'

/** Who may see a page: anyone; only somebody logged out; only somebody logged in. */
export const accessLevels = ['default', 'public', 'private'] as const
export type Access = (typeof accessLevels)[number]

/** What stands around a page: the menus, a short page without them, the way back alone, or the frame of the operator's desk. */
export const chromes = ['full', 'short', 'back', 'desk'] as const
export type Chrome = (typeof chromes)[number]

/**
 * What "back" of a native shell does on a page (specification 000 §2), besides going back as a browser does: nothing, so that
 * the shell may leave; or to a page of its own.
 */
export const backRules = ['none', 'trades', 'dashboard'] as const
export type BackRule = (typeof backRules)[number]

interface RouteRow {
  /** Without locale prefix. `:name` is a parameter; one may stand inside of a segment: `/buy-:coin`. */
  readonly path: string
  readonly access: Access
  readonly chrome: Chrome
  /** Its component: `search/SearchPage` is `SearchPage` of `features/search/SearchPage.tsx`, loaded when somebody goes there. */
  readonly page: `${string}/${string}Page`
  /** Words that come with it, because only some pages say them. */
  readonly words?: WordBundle | readonly WordBundle[]
  /** Search engines are asked to leave it out. */
  readonly noindex?: true
  /** The only values that a parameter may have. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** What a parameter looks like, as a pattern of its whole value. */
  readonly shapes?: Readonly<Record<string, string>>
  /** The text without which there is no such page, as the server calls it; `{name}` stands for a parameter. */
  readonly document?: string
  /**
   * Asked again for when somebody comes back to it after long: it shows a market, trades, money, notices or who is here. Forms
   * and pages that stand still are left alone.
   */
  readonly reloads?: true
  /** Left out: back is to the page before this one. */
  readonly back?: BackRule
}

/**
 * The pages of the app (specification 000 §2), the first that matches an address wins. A new page is a row here, its
 * component, and its texts in the `page` words of each locale. `/` and the log-in page are for logged-out visitors in effect: they send
 * everybody else to the dashboard.
 */
export const routeTable = {
  home: {
    path: '/',
    access: 'public',
    chrome: 'full',
    page: 'home/HomePage',
    words: 'homeTop',
    reloads: true,
  },
  buy: {
    path: '/buy',
    access: 'default',
    chrome: 'full',
    page: 'search/SearchPage',
    reloads: true,
    back: 'none',
  },
  sell: {
    path: '/sell',
    access: 'default',
    chrome: 'full',
    page: 'search/SearchPage',
    reloads: true,
    back: 'none',
  },
  searchFilter: {
    path: '/search/filter',
    access: 'private',
    chrome: 'back',
    page: 'search/SearchFilterPage',
    noindex: true,
  },
  search: {
    path: '/search/:type',
    access: 'default',
    chrome: 'full',
    page: 'search/SearchPage',
    noindex: true,
    values: { type: ['buy', 'sell'] },
    reloads: true,
  },
  ...tradeRoutes,
  ...walletRoutes,
  ...transactionRoutes,
  ...swapRoutes,
  ...merchantRoutes,
  notifications: {
    path: '/notifications',
    access: 'private',
    chrome: 'full',
    page: 'notification/NotificationsPage',
    words: ['account', 'notification'],
    noindex: true,
    reloads: true,
  },
  me: {
    path: '/me',
    access: 'private',
    chrome: 'full',
    page: 'me/MePage',
    words: 'account',
    noindex: true,
    reloads: true,
    back: 'none',
  },
  ...contentRoutes,
  ...calculatorRoutes,
  ...personRoutes,
  profile: {
    path: '/profile',
    access: 'private',
    chrome: 'full',
    page: 'setting/ProfilePage',
    words: 'account',
    noindex: true,
  },
  settings: {
    path: '/settings',
    access: 'private',
    chrome: 'full',
    page: 'setting/SettingsPage',
    words: 'account',
    noindex: true,
  },
  security: {
    path: '/security/:userName',
    access: 'private',
    chrome: 'full',
    page: 'security/SecurityPage',
    words: 'account',
    noindex: true,
  },
  securityTab: {
    path: '/security/:userName/:tabId',
    access: 'private',
    chrome: 'full',
    page: 'security/SecurityPage',
    words: 'account',
    noindex: true,
    values: { tabId: securityTabs },
  },
  paymentCredentials: {
    path: '/payment-credentials',
    access: 'default',
    chrome: 'full',
    page: 'credential/CredentialsPage',
    words: ['member', 'credential', 'requisite'],
    noindex: true,
    reloads: true,
  },
  createPaymentCredential: {
    path: '/payment-credentials/create',
    access: 'default',
    chrome: 'full',
    page: 'credential/CreateCredentialPage',
    words: ['member', 'credential', 'requisite'],
    noindex: true,
  },
  editPaymentCredential: {
    path: '/payment-credentials/edit/:id',
    access: 'default',
    chrome: 'full',
    page: 'credential/EditCredentialPage',
    words: ['member', 'credential', 'requisite'],
    noindex: true,
  },
  ...affiliateRoutes,
  ...operatorRoutes,
  fees: {
    path: '/fees',
    access: 'default',
    chrome: 'full',
    page: 'fees/FeesPage',
    words: 'fees',
    reloads: true,
  },
  ...authRoutes,
  uiKit: {
    path: '/ui-kit',
    access: 'default',
    chrome: 'back',
    page: 'uiKit/UiKitPage',
    words: 'uiKit',
    noindex: true,
  },
  error: { path: '/error', access: 'default', chrome: 'full', page: 'state/ErrorPage', noindex: true },
  notFound: {
    path: '/404',
    access: 'default',
    chrome: 'full',
    page: 'state/NotFoundPage',
    noindex: true,
  },
  ...coinRoutes,
  ...countryRoutes,
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routeTable

/** The pages that are called what their text is called. */
export type ReadRouteName =
  | keyof typeof contentRoutes
  | keyof typeof calculatorRoutes
  | keyof typeof countryRoutes

/** A row with the optional parts visible. */
export const routeRow = (name: RouteName): RouteRow => routeTable[name]

/**
 * Whether a page is read by strangers: it says whose market this is, and leads to all of it. A tool does not, and a search is one: on a
 * telephone many come to it first, and its few requests are for offers.
 */
export const isReadByStrangers = (name: RouteName): boolean => {
  const { access, chrome, noindex, page } = routeRow(name)
  return access !== 'private' && chrome === 'full' && noindex !== true && !page.startsWith('search/')
}

/** The bundles of words that a page says. */
export const bundlesOf = (name: RouteName): readonly WordBundle[] => [routeRow(name).words ?? []].flat()

export const routeNames = Object.keys(routeTable) as RouteName[]
