const segment = encodeURIComponent

/**
 * The addresses of the pages that are written to be read, without locale prefix: links add it. Beside `paths.ts`, because only the footer and
 * these pages themselves lead there.
 */
export const readingPaths = {
  guide: () => '/guide',
  guideChapter: (code: string) => `/guide/${segment(code)}`,
  faq: () => '/faq',
  aboutUs: () => '/about-us',
  userAgreement: () => '/user-agreement',
  privacy: () => '/privacy',
  amlPolicy: () => '/aml-policy',
  payTerms: () => '/bitpapa-pay-terms',
  bugBounty: () => '/bug-bounty',
  businessContacts: () => '/business-contacts',
  becomeTrader: () => '/become-trader',
  fraudWarning: () => '/fraud-warning',
  communities: () => '/communities',
  iosApp: () => '/ios-app',
  country: (code: string) => `/${segment(code)}`,
  blog: () => '/blog',
  blogCategory: (category: string) => `/blog/${segment(category)}`,
  blogItem: (category: string, item: string) => `/blog/${segment(category)}/${segment(item)}`,
  calculator: (coinAlias?: string) =>
    coinAlias === undefined ? '/calculator' : `/calculator/${segment(coinAlias)}`,
  cryptoWallet: (coinAlias?: string) =>
    coinAlias === undefined ? '/crypto-wallet' : `/crypto-wallet/${segment(coinAlias)}`,
} as const
