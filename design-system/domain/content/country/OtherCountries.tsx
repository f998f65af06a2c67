import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { CardGrid, MethodCard } from './CountryCards.styles.ts'
import { Part, PartHead } from './Country.styles.ts'
import type { CountryCardShape, CountryHrefs } from './countryShape.ts'

interface OtherCountriesProps {
  others: readonly CountryCardShape[]
  hrefs: CountryHrefs
}

/** The other countries that have a page. */
export function OtherCountries({ others, hrefs }: OtherCountriesProps) {
  const t = useT('country')
  const id = useId()
  const Link = useLinkComponent()
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <h2 id={id}>{t('others')}</h2>
      </PartHead>
      <CardGrid data-size="large">
        {others.map(({ code, name, fiat, description }) => (
          <li key={code}>
            <MethodCard as={Link} href={hrefs.country(code)}>
              <b>{t('other', { name, fiat })}</b>
              <span>{description}</span>
            </MethodCard>
          </li>
        ))}
      </CardGrid>
    </Part>
  )
}
