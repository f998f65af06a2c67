import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { HomeSection } from '../HomeSection.tsx'
import { MethodGroups } from './MethodGroups.tsx'
import type { MethodGroupShape, PlaceShape } from './methodGroupShape.ts'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { Place, Places, PlacesRoot } from './HomeMarket.styles.ts'

interface HomeMarketProps {
  counts: { readonly coins: number; readonly fiats: number; readonly methods: number }
  coin: NamedAsset
  fiat: NamedAsset
  /** What coins are worth: a `MarketRates`. */
  rates: ReactNode
  methods: readonly MethodGroupShape[]
  /** Pages of countries; empty where there are none. */
  countries: readonly PlaceShape[]
  currencies: readonly PlaceShape[]
}

/** Everything that can be traded and how it is paid for, each of it a link to its offers. */
export function HomeMarket({ counts, coin, fiat, rates, methods, countries, currencies }: HomeMarketProps) {
  const t = useT('home')
  return (
    <HomeSection title={t('ways.title', { ...counts, fiat: fiat.code })} lead={t('ways.lead')}>
      {countries.length > 0 && (
        <PlaceLinks title={t('ways.countries')} text={t('ways.countriesText')} places={countries} />
      )}
      <PlaceLinks title={t('ways.elsewhere')} places={currencies} />
      {rates}
      {methods.length > 0 && <MethodGroups coin={coin} fiat={fiat} groups={methods} />}
    </HomeSection>
  )
}

interface PlaceLinksProps {
  title: string
  text?: string
  places: readonly PlaceShape[]
}

/** Countries or currencies in a grid of links. */
function PlaceLinks({ title, text, places }: PlaceLinksProps) {
  const link = useLinkComponent()
  return (
    <PlacesRoot>
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      <Places>
        {places.map(({ short, name, href }) => (
          <li key={href}>
            <Place as={link} href={href} data-compact="">
              <strong>{short ?? name}</strong>
              {short !== null && <span>{name}</span>}
            </Place>
          </li>
        ))}
      </Places>
    </PlacesRoot>
  )
}
