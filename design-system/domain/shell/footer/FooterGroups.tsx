import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { GroupTitle, PlaceLink } from './FullFooter.styles.ts'
import { footerGroups } from './footerShape.ts'
import type { FooterGroup, FooterLinks } from './footerShape.ts'

const groups = Object.keys(footerGroups) as FooterGroup[]

/** The pages that are read, group by group. */
export function FooterGroups({ places }: Pick<FooterLinks, 'places'>) {
  return groups.map(group => <Group key={group} group={group} places={places} />)
}

function Group({ group, places }: Pick<FooterLinks, 'places'> & { group: FooterGroup }) {
  const t = useT('content')
  const link = useLinkComponent()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <GroupTitle id={titleId}>{t(`frame.groups.${group}`)}</GroupTitle>
      <ul>
        {footerGroups[group].map(place => (
          <li key={place}>
            <PlaceLink as={link} href={places[place]}>
              {t(`frame.places.${place}`)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
