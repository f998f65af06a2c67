import type { SecurityTab } from '@souk/design-system/domain/people/security/securityTab.ts'
import { publicPaths, withQuery, type LogInProvider } from './publicPaths.ts'

/** What stands in an address in the place of a token that was spent. */
export const openedLink = 'opened'

const segment = encodeURIComponent

/**
 * The addresses of the app, without locale prefix: links add it. Every link and every navigation takes its address from here,
 * so that a page cannot be misspelt.
 */
export const paths = {
  ...publicPaths,
  searchFilter: () => '/search/filter',
  trade: (tradeId: string) => `/trade/${segment(tradeId)}`,
  /** The desk of disputes, of arbiters and operators. */
  disputes: () => '/operator/disputes',
  dashboard: (tab?: 'ads' | 'trades') => (tab === undefined ? '/dashboard' : `/dashboard/${tab}`),
  createAdvert: () => '/create-advert',
  /** A new advert that begins as a copy of one's own. */
  duplicateAdvert: (advertId: string) => withQuery('/create-advert', { from: advertId }),
  editAdvert: (advertId: string) => `/edit-advert/${segment(advertId)}`,
  editAdverts: (advertIds: readonly string[]) => withQuery('/edit-adverts', { ids: advertIds.join(',') }),
  wallet: () => '/wallet',
  /** The wallet with one of its stories over it; the first is 0. */
  walletStory: (index: number) => `/wallet/story/${index}`,
  receive: (coinCode: string) => `/wallet/receive/${segment(coinCode)}`,
  send: (coinCode: string) => `/wallet/send/${segment(coinCode)}`,
  /** Every address that a coin has come to, or may. */
  addressHistory: (coinCode: string) => `/address-history/${segment(coinCode)}`,
  /** A withdrawal on its way, and what became of it. */
  withdrawal: (coinCode: string, id: string) =>
    withQuery(`/wallet/send/${segment(coinCode)}`, { withdrawal: id }),
  /** Where the link of a letter leads; the page takes the token out of the address. */
  approval: () => `/wallet/approval/${openedLink}`,
  transactions: () => '/transactions',
  /** The details of a movement, over the list. */
  transaction: (id: string) => withQuery('/transactions', { transaction: id }),
  transactionsFilter: () => '/transactionsFilter',
  card: () => '/card',
  /** What became of a purchase by card. */
  cardAck: (purchaseId: string) => `/mercuryo/ack/${segment(purchaseId)}`,
  createStore: () => '/me/merchant/create',
  editStore: (accountId: string) => `/me/merchant/edit/${segment(accountId)}`,
  store: (accountId: string) => `/me/merchant/view/${segment(accountId)}`,
  /** What a shop’s own programs need; its webhooks of one subject, such as an invoice’s id. */
  storeSoftware: (accountId: string, subject?: string) =>
    withQuery(`/me/merchant/view/${segment(accountId)}/software`, { about: subject }),
  storeStats: (accountId: string) => `/me/merchant/view/${segment(accountId)}/statistics`,
  /** What all of the viewer's stores made. */
  merchantStats: () => '/me/merchant/workspace',
  /** The stores that opened because of the viewer, and one of them. */
  attractedStores: () => '/me/merchant/attracted',
  attractedStore: (accountId: string) => `/me/merchant/attracted/${segment(accountId)}`,
  storeStyle: (accountId: string) => `/me/merchant/style/${segment(accountId)}`,
  invoices: (accountId: string) => `/me/merchant/invoices/${segment(accountId)}`,
  /** The details of an invoice, over the list of its store. */
  invoice: (accountId: string, id: string) =>
    withQuery(`/me/merchant/invoices/${segment(accountId)}`, { invoice: id }),
  /** A new invoice; as a copy of one, when its id is given. */
  createInvoice: (accountId: string, from?: string) =>
    withQuery(`/me/merchant/invoice/${segment(accountId)}/create`, { from }),
  /** A look that somebody was sent a link to; the link adds its token behind a `#`. */
  invoicePreview: () => '/invoice-preview',
  notifications: () => '/notifications',
  me: () => '/me',
  /** Inviting people: one's own links and shares; for a visitor, what it brings. */
  affiliate: () => '/affiliate',
  /** Everybody who came by the viewer. */
  affiliatePeople: () => '/affiliate/people',
  /** Bonuses for inviting, and cashback; for a visitor, what an invitation brings. */
  bonus: () => '/bonus',
  /** Somebody's invitation. */
  invitation: (userName: string) => `/bonus/${segment(userName)}`,
  paymentCredentials: () => '/payment-credentials',
  createPaymentCredential: () => '/payment-credentials/create',
  editPaymentCredential: (id: string) => `/payment-credentials/edit/${segment(id)}`,
  profile: () => '/profile',
  userOffers: (userName: string) => `/user/offers/${segment(userName)}`,
  userFeedback: (userName: string) => `/user/feedback/${segment(userName)}`,
  settings: () => '/settings',
  /** The pages of somebody's own security; of nobody else's. */
  security: (userName: string, tab?: SecurityTab) =>
    tab === undefined ? `/security/${segment(userName)}` : `/security/${segment(userName)}/${tab}`,
  /** The second step of a log-in. */
  logInCode: (provider: LogInProvider = 'email') => `/${provider}/log-in/token`,
  recovery: (provider: LogInProvider = 'email') => `/${provider}/log-in/recovery`,
  // The letters' and the bot's links end in a token. The page spends it at once and stays, without it, as the opened one.
  newPassword: (provider: LogInProvider = 'email') => `/${provider}/log-in/recovery/${openedLink}`,
  confirmation: () => `/sign-up/confirmation/${openedLink}`,
  /** Asks for the way back to a trade without an account. */
  guest: () => '/guest',
  guestReturn: () => `/guest/return/${openedLink}`,
  messengerPhone: () => `/messenger-auth/${openedLink}/phone`,
  logOut: () => '/log-out',
  error: () => '/error',
  notFound: () => '/404',
} as const
