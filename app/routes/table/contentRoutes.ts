/** What these pages have in common: only where they are, and what shows them, differs. */
const read = <const Path extends string, const Page extends string>(path: Path, page: Page) =>
  ({
    path,
    access: 'default',
    chrome: 'full',
    page: `content/${page}`,
    words: 'content',
  }) as const

/** Pages that are written to be read: the gateway renders them for a first visit (`app/reader`). Rows of `routeTable`. */
export const contentRoutes = {
  guide: read('/guide', 'GuidePage'),
  guideChapter: read('/guide/:chapter', 'GuidePage'),
  faq: read('/faq', 'FaqPage'),
  aboutUs: read('/about-us', 'InfoPage'),
  userAgreement: read('/user-agreement', 'InfoPage'),
  privacy: read('/privacy', 'InfoPage'),
  amlPolicy: read('/aml-policy', 'InfoPage'),
  payTerms: read('/bitpapa-pay-terms', 'InfoPage'),
  bugBounty: read('/bug-bounty', 'InfoPage'),
  businessContacts: read('/business-contacts', 'InfoPage'),
  becomeTrader: read('/become-trader', 'InfoPage'),
  fraudWarning: read('/fraud-warning', 'InfoPage'),
  communities: read('/communities', 'InfoPage'),
  iosApp: read('/ios-app', 'InfoPage'),
  blog: read('/blog', 'BlogPage'),
  blogCategory: read('/blog/:category', 'BlogPage'),
  blogItem: read('/blog/:category/:item', 'BlogItemPage'),
} as const
