import { useQuery } from '@apollo/client/react'
import type { ContentState } from '@souk/design-system/domain/content/text/contentState.ts'
import type { CountryPageShape } from '@souk/design-system/domain/content/country/countryShape.ts'
import { statusOf } from '../../network/apollo/trouble.ts'
import {
  coinShown,
  countryMarketOf,
  countryShapeOf,
  otherCountries,
  quietMarket,
} from '../../parts/reading/countryShapes.ts'
import { countryPage } from '../../parts/reading/pageNames.ts'
import { CountryMarketQuery, CountryQuery } from './Country.queries.ts'

/** Prices on such a page are asked for again after so long, in milliseconds. */
const pollEvery = 15_000

/** The page of a country with what there is in its currency now; `missing` where there is no such country. */
export function useCountry(code: string, asked: string | null): ContentState<CountryPageShape> {
  const found = useQuery(CountryQuery, { variables: { page: countryPage(code) } })
  const { page, countryPages } = found.data ?? {}
  const country = page == null ? null : countryShapeOf(code, page)
  const coin = country === null ? 'BTC' : coinShown(country, asked)
  const market = useQuery(CountryMarketQuery, {
    variables: { coin, fiat: country?.fiat ?? '' },
    skip: country === null,
    fetchPolicy: 'cache-and-network',
    pollInterval: pollEvery,
  })
  const { data } = market
  if (country !== null)
    return {
      status: 'ready',
      isStale: found.error !== undefined,
      value: {
        country,
        market:
          data === undefined
            ? quietMarket(coin)
            : countryMarketOf(coin, country.coins, data.home ?? null, data.bestPrices ?? null),
        others: otherCountries(countryPages?.items ?? null, code),
      },
    }
  const { error, loading, refetch } = found
  if (page != null || (error !== undefined && isNowhere(statusOf(error)))) return { status: 'missing' }
  if (loading && error === undefined) return { status: 'loading' }
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}

/** There is no such country, or no country may be called so. */
const isNowhere = (status: number | null): boolean => status === 404 || status === 410 || status === 422
