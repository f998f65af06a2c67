import type { contentRoutes } from '../address/contentRoutes.ts'

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

/** The page of a route, with the parameters of its address; null where it is none. */
export function pageNameOf(
  route: string,
  params: Readonly<Record<string, string | undefined>>,
): string | null {
  if (route === 'guideChapter') return chapterPage(params['chapter'] ?? '')
  return Object.hasOwn(pageNames, route) ? pageNames[route as keyof typeof pageNames] : null
}
