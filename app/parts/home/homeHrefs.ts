import type { HomeSectionsHrefs } from '@souk/design-system/domain/content/home/HomeSections.tsx'
import type { QuoteHrefs } from '@souk/design-system/domain/content/home/quote/quoteText.ts'
import { coinOfCode } from '../../routes/coinAlias.ts'
import { publicPaths, searchPathOf, withQuery } from '../../routes/publicPaths.ts'
import { readingPaths } from '../reading/readingPaths.ts'

/** Where the card of the best offer leads. */
export const quoteHrefs: QuoteHrefs = {
  offer: (id, amount) => withQuery(publicPaths.newTrade(id), { amount }),
  all: ({ type, coin, fiat, amount }) =>
    withQuery(searchPathOf(type, coin), { currencyCode: fiat, amount, amountSide: 'fiat' }),
}

/** Where the first lines lead. */
export const topHrefs = {
  how: readingPaths.guideChapter('escrow'),
  guest: withQuery(publicPaths.buy(), { noRegistration: 'true' }),
} as const

/** Where the page below the offers leads. */
export const restHrefs: HomeSectionsHrefs = {
  disputes: readingPaths.guideChapter('disputes'),
  reputation: publicPaths.userFaq(),
  fees: publicPaths.fees(),
  openStore: publicPaths.stores(),
  shopDocs: '/docs/merchant-api.txt',
  iphone: readingPaths.iosApp(),
  faq: readingPaths.faq(),
  firstPurchase: readingPaths.guideChapter('first-purchase'),
  start: publicPaths.buy(),
  signUp: publicPaths.signUp(),
}

/** The offers of a coin in a currency. */
export const coinHref = (coin: string, fiat: string): string =>
  withQuery(searchPathOf('buy', coin), { currencyCode: fiat })

/** The offers of a currency. */
export const fiatHref = (fiat: string): string => withQuery(publicPaths.buy(), { currencyCode: fiat })

/** The offers of a coin that take a way to pay. */
export const methodHref = (coin: string, method: string): string => {
  const known = coinOfCode(coin)
  return known === undefined ? publicPaths.buy() : publicPaths.searchCoinWith('buy', known.alias, method)
}
