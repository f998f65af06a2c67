import type { contentRoutes } from '../../routes/table/contentRoutes.ts'

type ContentRoute = keyof typeof contentRoutes

/** What the server calls the page of a route. The guide's chapters and the blog have names of their own. */
export const pageNames = {
  guide: 'guide',
  faq: 'faq',
  aboutUs: 'about-us',
  userAgreement: 'user_agreement',
  privacy: 'privacy_policy',
  amlPolicy: 'aml-policy',
  payTerms: 'pay-terms',
  bugBounty: 'bug-bounty',
  businessContacts: 'business-contacts',
  becomeTrader: 'become-trader',
  fraudWarning: 'fraud-warning',
  communities: 'communities',
  iosApp: 'ios-app',
} as const satisfies Readonly<
  Record<Exclude<ContentRoute, 'guideChapter' | 'blog' | 'blogCategory' | 'blogItem'>, string>
>

/** A chapter of the guide, as the server calls it. */
export const chapterPage = (chapter: string): string => `guide-${chapter}`

/** Pages that are there for all coins, and for each of them under its own name. */
const coinPages: Readonly<Record<string, string | undefined>> = {
  calculator: 'calculator',
  calculatorCoin: 'calculator',
  cryptoWallet: 'crypto-wallet',
  cryptoWalletCoin: 'crypto-wallet',
}

/** A country, as the server calls its page. */
export const countryPage = (country: string): string => `country-${country}`

/** The page of a route, with the parameters of its address; null where it is none. */
export function pageNameOf(
  route: string,
  params: Readonly<Record<string, string | undefined>>,
): string | null {
  const coinPage = coinPages[route]
  if (coinPage !== undefined) return params['coin'] === undefined ? coinPage : `${coinPage}-${params['coin']}`
  if (route === 'guideChapter') return chapterPage(params['chapter'] ?? '')
  if (route === 'country') return countryPage(params['country'] ?? '')
  return Object.hasOwn(pageNames, route) ? pageNames[route as keyof typeof pageNames] : null
}
