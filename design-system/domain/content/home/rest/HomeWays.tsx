import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { HomeSection } from '../HomeSection.tsx'
import { MethodGroups } from './MethodGroups.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'
import type { MethodGroupShape, PlaceShape } from './waysShape.ts'

interface HomeWaysProps {
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
export function HomeWays({ counts, coin, fiat, rates, methods, countries, currencies }: HomeWaysProps) {
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
