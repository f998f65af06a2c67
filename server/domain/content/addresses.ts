/** The pages of words that there are, with their addresses; null of one that is shown as a part of another page, or not yet. */
const pages: Readonly<Record<string, string | null>> = {
  guide: '/guide',
  faq: '/faq',
  blog: '/blog',
  'about-us': '/about-us',
  user_agreement: '/user-agreement',
  privacy_policy: '/privacy',
  'aml-policy': '/aml-policy',
  'pay-terms': '/bitpapa-pay-terms',
  'bug-bounty': '/bug-bounty',
  'business-contacts': '/business-contacts',
  'become-trader': '/become-trader',
  'fraud-warning': '/fraud-warning',
  communities: '/communities',
  'ios-app': '/ios-app',
  calculator: '/calculator',
  'crypto-wallet': '/crypto-wallet',
  fees: '/fees',
  referral: '/affiliate',
  bonus_faq: '/bonus',
  app_faq: null,
}

/** Pages of one coin: `calculator-bitcoin` is at `/calculator/bitcoin`. */
const ofCoin = /^(calculator|crypto-wallet)-(.+)$/

/** Where a page of words is found, without the prefix of a language; undefined where the app has no such page. */
export function addressOfPage(code: string): string | null | undefined {
  const [, page, alias] = ofCoin.exec(code) ?? []
  if (page !== undefined) return `/${page}/${alias}`
  return Object.hasOwn(pages, code) ? pages[code] : undefined
}

const codes = new Map(
  Object.entries(pages).flatMap(([code, address]) => (address === null ? [] : [[address, code] as const])),
)

/** Which page of words stands at an address; null where none does. */
export function pageAt(address: string): string | null {
  const [, page, alias] = /^\/(calculator|crypto-wallet)\/([\w-]+)$/.exec(address) ?? []
  return page === undefined ? (codes.get(address) ?? null) : `${page}-${alias}`
}

/** Pages of the app to which a text may lead, whatever is written here. */
const appAddresses: ReadonlySet<string> = new Set([
  '/',
  '/buy',
  '/sell',
  '/swap',
  '/card',
  '/dashboard',
  '/wallet',
  '/fees',
  '/affiliate',
  '/earn-bitcoins',
  '/bonus',
  '/calculator',
  '/crypto-wallet',
  '/blog',
  '/sign-up',
  '/me/merchant',
  '/create-advert',
  '/settings',
  '/security/2fa',
  '/invoice',
])

/** Those with a name in their address: a search of one coin, and somebody's own page. No user is called "me": it leads each to their own. */
const appShapes = [/^\/(?:buy|sell)-[a-z0-9-]+$/, /^\/user\/[^/]+$/, /^\/security\/me$/]

/** Whether an address is one of the app that needs no document. */
export const isAppAddress = (path: string): boolean =>
  appAddresses.has(path) || appShapes.some(shape => shape.test(path))
