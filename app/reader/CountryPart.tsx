import type { CountryMarketShape } from '@souk/design-system/domain/content/country/countryShape.ts'
import { CountryBody } from '@souk/design-system/domain/content/country/CountryBody.tsx'
import { Children, useEffect, useState, type ReactNode } from 'react'
import { withLocale } from '../routes/localePrefix.ts'
import { publicPaths } from '../routes/publicPaths.ts'
import { countryCalls, countryMarketTold } from '../parts/reading/countryCalls.ts'
import { countryHrefs } from '../parts/reading/countryHrefs.ts'
import { DrawnByServer } from './DrawnByServer.tsx'
import type { ReaderView } from './readerPage.ts'
import type { PartProps } from './readerPart.ts'
import type { ReaderServices } from './readerServices.ts'

type CountryOfView = Extract<ReaderView, { kind: 'country' }>

/** The page of a country. */
export function CountryPart({ page: { view, locale }, services, drawn }: PartProps) {
  if (view.kind !== 'country') return null
  return <Country action={withLocale(locale, publicPaths.buy())} {...{ view, services, drawn }} />
}

interface CountryProps {
  view: CountryOfView
  services: ReaderServices | undefined
  action: string
  /** The coins of the prices, in their order; given on the server alone. */
  drawn: ReactNode
}

function Country({ view, services, action, drawn }: CountryProps) {
  const { country, others } = view
  const market = useMarket(view, services)
  const icons = Children.toArray(drawn)
  const coins = view.market.prices?.coins.map(({ coin }) => coin) ?? []
  return (
    <CountryBody
      page={{ country, market, others }}
      hrefs={countryHrefs}
      action={action}
      renderIcon={coin => <DrawnByServer id={`coin-${coin}`}>{icons[coins.indexOf(coin)]}</DrawnByServer>}
    />
  )
}

/** Prices are asked for again after so long, in milliseconds, while somebody looks at them. */
const askEvery = 15_000

/** What there is now: as the page came, and then as it changes. What does not come leaves what is there. */
function useMarket(
  { country: { coins, fiat }, market }: CountryOfView,
  services: ReaderServices | undefined,
): CountryMarketShape {
  const [later, setLater] = useState(market)
  const ask = services?.ask
  const { coin } = market
  useEffect(() => {
    if (ask === undefined) return undefined
    const leaving = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const asked = Object.entries(countryCalls(coin, fiat)).map(
        async ([name, path]) => [name, await ask(path, leaving.signal)] as const,
      )
      const now = countryMarketTold(coin, coins, Object.fromEntries(await Promise.all(asked)))
      if (leaving.signal.aborted) return
      setLater(last => ({ coin, offers: now.offers ?? last.offers, prices: now.prices ?? last.prices }))
    }
    const timer = setInterval(() => void look(), askEvery)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [ask, coin, coins, fiat])
  return later
}
