import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { MarketRates } from '@souk/design-system/domain/reference/asset/MarketRates.tsx'
import { HomeSections } from '@souk/design-system/domain/content/home/HomeSections.tsx'
import { coinRates } from '../../parts/home/coinRates.ts'
import { restHrefs } from '../../parts/home/homeHrefs.ts'
import { homeRestOf } from '../../parts/home/homeRestOf.ts'
import type { HomeView } from '../readerPage.ts'

interface HomeBelowProps {
  view: HomeView
  below: NonNullable<HomeView['below']>
  /** The address of this place; null where nobody said the origin. */
  url: string | null
}

/** The first page below its offers. The server alone draws it: nothing ever happens in it. */
export function HomeBelow({ view, below, url }: HomeBelowProps) {
  const assets = assetBook(view.currencies)
  const { search, country } = view
  const [coin, fiat] = [assets.of(search.coin), assets.of(search.fiat)]
  const rates = coinRates(view.rates, assets, fiat)
  return (
    <HomeSections
      rest={homeRestOf({ search, quote: view.quote, assets, own: country?.code ?? null, ...below })}
      hrefs={restHrefs}
      coin={coin}
      fiat={fiat}
      rates={rates.length > 0 && <MarketRates fiat={fiat} rates={rates} />}
      url={url}
    />
  )
}
