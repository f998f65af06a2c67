import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { HomeFiguresShape } from '@souk/design-system/domain/content/home/HomeFigures.tsx'
import { HomeSections } from '@souk/design-system/domain/content/home/HomeSections.tsx'
import type { Quote, QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import type { CountryCards } from '../../parts/home/homeCountry.ts'
import { restHrefs } from '../../parts/home/homeHrefs.ts'
import { homeRestOf } from '../../parts/home/homeRestOf.ts'
import { Market } from '../../parts/market/Market.tsx'
import { Rates } from '../../parts/market/Rates.tsx'
import { paths } from '../../routes/paths.ts'
import { countryPage } from '../../parts/reading/pageNames.ts'
import { HomeContentQuery } from './HomeContent.query.ts'

interface HomeMoreProps {
  assets: AssetBook
  search: QuoteSearch
  quote: Quote | null
  figures: HomeFiguresShape | null
  countries: CountryCards
  /** The country that the visitor comes from, by its name in the address; null where it has no page. */
  own: string | null
}

const nothing = {
  fees: null,
  paymentMethods: null,
  page: null,
  serviceFeedbacks: null,
  mediaPartners: null,
  settings: null,
  country: null,
} as const

/** The first page below its offers. Fetched once they are there: nothing of it is what somebody came for. */
export function HomeMore({ assets, search, quote, figures, countries, own }: HomeMoreProps) {
  const locale = useLocale()
  const [coin, fiat] = [assets.of(search.coin), assets.of(search.fiat)]
  // Without it the page is whole all the same.
  const { data = nothing } = useQuery(HomeContentQuery, {
    variables: {
      currencyCode: search.fiat,
      countryPage: countryPage(own ?? ''),
      isInCountry: own !== null,
    },
  })
  return (
    <HomeSections
      rest={homeRestOf({ search, quote, assets, figures, content: data, countries, own })}
      hrefs={restHrefs}
      coin={coin}
      fiat={fiat}
      rates={
        <>
          <Market coin={coin} fiat={fiat} />
          <Rates {...{ assets, coin, fiat }} />
        </>
      }
      url={new URL(withLocale(locale, paths.home()), location.href).href}
    />
  )
}
