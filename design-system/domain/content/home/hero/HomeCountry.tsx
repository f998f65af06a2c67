import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPin from 'lucide-react/icons/map-pin'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Here } from './HomeCountry.styles.ts'

/** A country that has a page of its own, in the words of its document. */
export interface HomeCountryShape {
  /** Its name in the address. */
  readonly code: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly href: string
}

/** What this place is for who comes from a country, in a line of its document, and the way to all of it. */
export function HomeCountry({ country: { name, title, description, href } }: { country: HomeCountryShape }) {
  const t = useT('homeTop')
  return (
    <Here>
      <Icon of={MapPin} size="m" />
      <div>
        <strong>{title}</strong>
        <p>{description}</p>
        <TextLink href={href} iconEnd={ChevronRight}>
          {t('hero.country', { name })}
        </TextLink>
      </div>
    </Here>
  )
}
