import type { ResourceLanguage } from 'i18next'

/** Words that come with the pages that say them, and not with the first page of a visit. */
export const wordBundles = [
  'member',
  'talk',
  'holdings',
  'account',
  'person',
  'feedback',
  'reputation',
  'requisite',
  'credential',
  'workspace',
  'instant',
  'kept',
  'home',
  'dispute',
  'advertWizard',
  'guest',
  'receive',
  'transaction',
  'send',
  'swap',
  'swapOffers',
  'card',
  'merchant',
  'merchantStyle',
  'merchantInvoice',
  'merchantIntegration',
  'merchantStats',
  'invoice',
] as const
export type WordBundle = (typeof wordBundles)[number]

/** How each is fetched, in one locale. */
export type BundleLoads = Readonly<Record<WordBundle, () => Promise<ResourceLanguage>>>

/** A noun of each, by which it is known whether the bundle is there. */
export const markOfBundle = {
  member: 'tradePage',
  talk: 'chat',
  holdings: 'dashboard',
  account: 'setting',
  person: 'person',
  feedback: 'feedback',
  reputation: 'reputation',
  requisite: 'requisite',
  credential: 'credential',
  workspace: 'ownAdvert',
  instant: 'instantTrade',
  kept: 'savedSearch',
  home: 'home',
  dispute: 'dispute',
  advertWizard: 'advertPart',
  guest: 'guest',
  receive: 'receive',
  transaction: 'transaction',
  send: 'send',
  swap: 'swap',
  swapOffers: 'swapOffer',
  card: 'card',
  merchant: 'merchant',
  merchantStyle: 'merchantStyle',
  merchantInvoice: 'merchantInvoice',
  merchantIntegration: 'merchantIntegration',
  merchantStats: 'merchantStats',
  invoice: 'invoice',
} as const satisfies Record<WordBundle, string>
