import type { CountryHrefs } from '@souk/design-system/domain/country/countryShape.ts'
import { coinOfCode } from '../address/coinAlias.ts'
import { paths, withQuery } from '../paths.ts'
import { readingPaths } from './readingPaths.ts'

/** Where the pages of countries lead, without the prefix of a language: links add it. Each search is in the country's currency. */
export const countryHrefs: CountryHrefs = {
  offers(type, coin, fiat) {
    const alias = coinOfCode(coin)?.alias
    const path = alias === undefined ? paths.search(type) : paths.searchCoin(type, alias)
    return withQuery(path, { currencyCode: fiat })
  },
  method(coin, urlCode, fiat) {
    const alias = coinOfCode(coin)?.alias
    const path = alias === undefined ? paths.buy() : paths.searchCoinWith('buy', alias, urlCode)
    return withQuery(path, { currencyCode: fiat })
  },
  country: readingPaths.country,
  coin: (code, coin) => withQuery(readingPaths.country(code), { coin }),
  faq: readingPaths.faq(),
}
