import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { GroupTitle, PlaceCount, PlaceLink, PlaceList, PlaceName } from './DeskFrame.styles.ts'
import { deskGroupNames, deskGroups, deskPlaces } from './deskPlace.ts'
import type { DeskCount, DeskCounts, DeskGroup, DeskLinks, DeskPlace } from './deskPlace.ts'

export interface DeskNavProps {
  links: DeskLinks
  /** Where somebody is; null on a page that it does not lead to. */
  current: DeskPlace | null
  counts: DeskCounts
}

/** The pages of the desk by groups, each with what waits there. Those without an address are left out. */
export function DeskNav(props: DeskNavProps) {
  return (
    <>
      {props.links.today !== undefined && (
        <PlaceList>
          <Place place="today" {...props} />
        </PlaceList>
      )}
      {deskGroupNames.map(group => (
        <Group key={group} group={group} {...props} />
      ))}
    </>
  )
}

function Group({ group, ...props }: DeskNavProps & { group: DeskGroup }) {
  const t = useT('desk')
  const id = useId()
  const shown = deskGroups[group].filter(place => props.links[place] !== undefined)
  if (shown.length === 0) return null
  return (
    <>
      <GroupTitle id={id}>{t(`nav.${group}`)}</GroupTitle>
      <PlaceList aria-labelledby={id}>
        {shown.map(place => (
          <Place key={place} place={place} {...props} />
        ))}
      </PlaceList>
    </>
  )
}

function Place({ place, links, current, counts }: DeskNavProps & { place: DeskPlace }) {
  const t = useT('desk')
  const link = useLinkComponent()
  const name = t(`place.${place}`)
  const count = counts[place]
  return (
    <li>
      <PlaceLink
        as={link}
        href={links[place] ?? ''}
        title={name}
        {...(current === place ? { 'aria-current': 'page' } : {})}
      >
        <Icon of={deskPlaces[place].icon} />
        <PlaceName>{name}</PlaceName>
        {count !== undefined && count.count > 0 && <Count {...count} />}
      </PlaceLink>
    </li>
  )
}

function Count({ count, tone }: DeskCount) {
  const t = useT('desk')
  return (
    <PlaceCount data-tone={tone}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>
        {t('nav.waiting', { count })}
        {tone === 'negative' && `, ${t('nav.late')}`}
      </VisuallyHidden>
    </PlaceCount>
  )
}
