import type { FooterLinks } from '@souk/design-system/domain/shell/footer/footerShape.ts'
import { coinAliases } from '../../routes/coinAlias.ts'
import { publicPaths } from '../../routes/publicPaths.ts'
import { readingPaths } from '../reading/readingPaths.ts'

/** Where the full footer leads; links add the locale. */
export const footerLinks: FooterLinks = {
  home: publicPaths.home(),
  coins: coinAliases.map(({ alias, code }) => ({
    code,
    buy: publicPaths.searchCoin('buy', alias),
    sell: publicPaths.searchCoin('sell', alias),
  })),
  swap: publicPaths.swap(),
  places: {
    guide: readingPaths.guide(),
    blog: readingPaths.blog(),
    faq: readingPaths.faq(),
    calculator: readingPaths.calculator(),
    fees: publicPaths.fees(),
    cryptoWallet: readingPaths.cryptoWallet(),
    glossary: readingPaths.guideChapter('glossary'),
    earnBitcoins: publicPaths.earnBitcoins(),
    merchants: publicPaths.stores(),
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
