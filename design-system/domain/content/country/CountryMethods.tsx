import { useT } from '../../../locales/useT.ts'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { Part } from './Country.styles.ts'
import { CardGrid, MethodCard } from './CountryCards.styles.ts'
import { CountryPartHead } from './CountryPartHead.tsx'
import type { CountryHrefs, CountryShape } from './countryShape.ts'
import type { CountryPart } from './countryText.ts'

interface CountryMethodsProps {
  part: CountryPart
  country: CountryShape
  coin: string
  hrefs: CountryHrefs
  lang: string
}

/** How people pay in a country; each way leads to its offers. */
export function CountryMethods({ part, country, coin, hrefs, lang }: CountryMethodsProps) {
  const t = useT('country')
  const Link = useLinkComponent()
  if (country.methods.length === 0 && part.title === null) return null
  return (
    <Part aria-labelledby={part.id}>
      <CountryPartHead part={part} fallback={t('methods')} blocks={part.blocks} lang={lang} />
      <CardGrid data-size="small">
        {country.methods.map(({ code, urlCode, name, group, speed }) => (
          <li key={code}>
            <MethodCard as={Link} href={hrefs.method(coin, urlCode, country.fiat)}>
              <b>{name}</b>
              <span>{t('method', { group: t(`group.${group}`), speed: t(`speed.${speed}`) })}</span>
            </MethodCard>
          </li>
        ))}
      </CardGrid>
    </Part>
  )
}
