import { useQuery } from '@apollo/client/react'
import { CoinArches } from '@souk/design-system/domain/content/home/hero/CoinArches.tsx'
import { HomeTop } from '@souk/design-system/domain/content/home/hero/HomeTop.tsx'
import { HomeFrame } from '@souk/design-system/domain/content/home/HomeFrame.tsx'
import { QuoteCard } from '@souk/design-system/domain/content/home/quote/QuoteCard.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { coinRates } from '../../parts/home/coinRates.ts'
import { homeCountryOf } from '../../parts/home/homeCountry.ts'
import { quoteHrefs, topHrefs } from '../../parts/home/homeHrefs.ts'
import { paths } from '../../routes/paths.ts'
import { countryHere } from '../../session/preferences/countryHere.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { HomeQuery } from './Home.query.ts'
import { useHomeSearch } from './useHomeSearch.ts'
import { useQuote } from './useQuote.ts'

/** The answers of the questions are drawn as texts are. */
const wordsBelow = ['home', 'content'] as const
const loadMore = () => import('./HomeMore.tsx').then(module => module.HomeMore)

/** What this place is, and the best offer for an amount. Strangers meet the same page as the gateway renders it (`app/reader`). */
export function HomePage() {
  const locale = useLocale()
  const { begun, search, change } = useHomeSearch()
  const assets = useAssets()
  const { content, again } = useQuote(search)
  const { data } = useQuery(HomeQuery, {
    variables: { cryptoCurrencyCode: begun.coin, currencyCode: begun.fiat },
  })
  const known = assets ?? noAssets
  const fiat = known.of(begun.fiat)
  const countries = data?.countryPages?.items ?? []
  const here = countryHere()
  const own = countries.find(({ territoryCode }) => territoryCode === here)
  const rates = coinRates(data?.rateChanges?.items ?? [], known, fiat)
  // Nothing below is what somebody came for: the offers come first.
  const isThere = content.status !== 'loading' && assets !== null
  const showMore = useWordedPart(isThere, loadMore, wordsBelow)
  return (
    <HomeFrame>
      <HomeTop
        coins={assets?.coins.length ?? null}
        hrefs={topHrefs}
        country={own === undefined ? null : homeCountryOf(own)}
        aside={rates.length > 0 && <CoinArches fiat={fiat} rates={rates} />}
      >
        <QuoteCard
          search={begun}
          assets={known}
          content={content}
          hrefs={quoteHrefs}
          action={withLocale(locale, paths.home())}
          takerPercent={data?.fees?.takerPercent ?? null}
          onSearch={change}
          onSubmit={again}
        />
      </HomeTop>
      {isThere &&
        showMore?.({
          assets,
          search: begun,
          quote: content.status === 'ready' ? content.quote : null,
          figures: data?.home?.figures ?? null,
          countries,
          own: own?.code ?? null,
        })}
    </HomeFrame>
  )
}
