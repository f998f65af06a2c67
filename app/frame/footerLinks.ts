import type { FooterLinks } from '@souk/design-system/domain/shell/footer/footerShape.ts'
import { coinAliases } from '../address/coinAlias.ts'
import { paths } from '../paths.ts'
import { readingPaths } from '../reading/readingPaths.ts'

/** Where the full footer leads; links add the locale. */
export const footerLinks: FooterLinks = {
  home: paths.home(),
  coins: coinAliases.map(({ alias, code }) => ({
    code,
    buy: paths.searchCoin('buy', alias),
    sell: paths.searchCoin('sell', alias),
  })),
  swap: paths.swap(),
  places: {
    guide: readingPaths.guide(),
    blog: readingPaths.blog(),
    faq: readingPaths.faq(),
    calculator: readingPaths.calculator(),
    fees: paths.fees(),
    cryptoWallet: readingPaths.cryptoWallet(),
    glossary: readingPaths.guideChapter('glossary'),
    earnBitcoins: paths.earnBitcoins(),
    merchants: paths.stores(),
    apiDocs: '/docs/merchant-api.txt',
    payTerms: readingPaths.payTerms(),
    becomeTrader: readingPaths.becomeTrader(),
    aboutUs: readingPaths.aboutUs(),
    communities: readingPaths.communities(),
    bugBounty: readingPaths.bugBounty(),
    contacts: readingPaths.businessContacts(),
    iosApp: readingPaths.iosApp(),
    userAgreement: readingPaths.userAgreement(),
    privacy: readingPaths.privacy(),
    amlPolicy: readingPaths.amlPolicy(),
    fraudWarning: readingPaths.fraudWarning(),
  },
}
