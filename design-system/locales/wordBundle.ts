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
  'opening',
  'recovery',
  'kept',
  'home',
  'homeTop',
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
  'affiliate',
  'invoice',
  'affiliateCalculator',
  'fees',
  'bonus',
  'invitation',
  'demo',
  'content',
  'news',
  'notification',
  'contact',
  'country',
  'calculator',
  'coinWallet',
  'editor',
] as const
export type WordBundle = (typeof wordBundles)[number]

/** How each is fetched, in one locale. */
export type BundleLoads = Readonly<Record<WordBundle, () => Promise<ResourceLanguage>>>

/** Bundles without a noun of their own name. */
const marks: Partial<Record<WordBundle, string>> = {
  member: 'tradePage',
  talk: 'chat',
  holdings: 'dashboard',
  account: 'setting',
  workspace: 'ownAdvert',
  instant: 'instantTrade',
  opening: 'openTrade',
  kept: 'savedSearch',
  advertWizard: 'advertPart',
  swapOffers: 'swapOffer',
  editor: 'errorContent',
}

/** A noun of a bundle, by which it is known whether the bundle is there. */
export const markOfBundle = (bundle: WordBundle): string => marks[bundle] ?? bundle
