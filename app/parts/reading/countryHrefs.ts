import type { CountryHrefs } from '@souk/design-system/domain/content/country/countryShape.ts'
import { coinOfCode } from '../../routes/coinAlias.ts'
import { publicPaths, withQuery } from '../../routes/publicPaths.ts'
import { readingPaths } from './readingPaths.ts'

/** Where the pages of countries lead, without the prefix of a language: links add it. Each search is in the country's currency. */
export const countryHrefs: CountryHrefs = {
  offers(type, coin, fiat) {
    const alias = coinOfCode(coin)?.alias
    const path = alias === undefined ? publicPaths.search(type) : publicPaths.searchCoin(type, alias)
    return withQuery(path, { currencyCode: fiat })
  },
  method(coin, urlCode, fiat) {
    const alias = coinOfCode(coin)?.alias
    const path = alias === undefined ? publicPaths.buy() : publicPaths.searchCoinWith('buy', alias, urlCode)
    return withQuery(path, { currencyCode: fiat })
  },
  country: readingPaths.country,
  coin: (code, coin) => withQuery(readingPaths.country(code), { coin }),
  faq: readingPaths.faq(),
}
