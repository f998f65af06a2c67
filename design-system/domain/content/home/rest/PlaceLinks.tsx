import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { Place, Places, PlacesRoot } from './HomeWays.styles.ts'
import type { PlaceShape } from './waysShape.ts'

interface PlaceLinksProps {
  title: string
  text?: string
  places: readonly PlaceShape[]
}

/** Countries or currencies in a grid of links. */
export function PlaceLinks({ title, text, places }: PlaceLinksProps) {
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
