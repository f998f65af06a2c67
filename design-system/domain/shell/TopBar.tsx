import { BrandMark } from '../../brand/BrandMark.tsx'
import { useT } from '../../locales/useT.ts'
import { useLinkComponent } from '../../primitives/link/LinkContext.ts'
import { BarInner, BarRoot, End, HomeLink, MainNav, NavLink, NavList, KeptPlace } from './TopBar.styles.ts'
import { ViewerEnd } from './ViewerEnd.tsx'
import type { ShellPlace, ShellProps } from './shellShape.ts'
import { ShellPreferences } from './ShellPreferences.tsx'
import { LinkButton } from '../../primitives/button/LinkButton.tsx'

/** What the bar leads to. */
const places = [
  'buy',
  'sell',
  'swap',
  'wallet',
  'dashboard',
  'business',
] as const satisfies readonly ShellPlace[]

/** Where there is little room, a visitor is not led to what they would have to log in for. */
const ownPlaces: ReadonlySet<ShellPlace> = new Set<ShellPlace>(['wallet', 'dashboard'])

/** A bar of a tablet has no room for it; the account’s menu has. */
const roomFor = (place: ShellPlace, isVisitor: boolean): 'desktop' | 'viewer' | 'all' => {
  if (place === 'business') return 'desktop'
  return isVisitor && ownPlaces.has(place) ? 'viewer' : 'all'
}

/** Several places belong to one row. */
const rowOf: Partial<Record<ShellPlace, (typeof places)[number]>> = {
  buy: 'buy',
  sell: 'sell',
  swap: 'swap',
  wallet: 'wallet',
  dashboard: 'dashboard',
  trades: 'dashboard',
  business: 'business',
}

/** The bar at the top of every page with the app's menu; on a phone only the sign, the bell and the viewer. */
export function TopBar(props: ShellProps) {
  const { links, current, viewer, commands } = props
  const t = useT('nav')
  const link = useLinkComponent()
  return (
    <BarRoot>
      <BarInner>
        <HomeLink as={link} href={links.home} aria-label={t('homeOf')}>
          <BrandMark />
        </HomeLink>
        <MainNav aria-label={t('main')}>
          <NavList data-compact="">
            {places.map(place => (
              <li key={place} data-for={roomFor(place, viewer === null)}>
                <NavLink
                  as={link}
                  href={links[place]}
                  {...(current !== null && rowOf[current] === place ? { 'aria-current': 'page' } : {})}
                >
                  {t(place)}
                </NavLink>
              </li>
            ))}
          </NavList>
        </MainNav>
        <End>
          {commands !== undefined && <span data-at="wide">{commands ?? <KeptPlace />}</span>}
          {viewer === undefined && <UnknownEnd {...props} />}
          {viewer === null && <VisitorEnd {...props} />}
          {viewer && <ViewerEnd {...props} viewer={viewer} />}
        </End>
      </BarInner>
    </BarRoot>
  )
}

/** The end of the top bar while it is not known who looks: as wide as for a viewer, so that nothing moves when they are there. */
function UnknownEnd(props: ShellProps) {
  return (
    <>
      <span data-at="wide">
        <KeptPlace />
      </span>
      <KeptPlace />
      <ShellPreferences isWideOnly {...props} />
      <KeptPlace data-mark="tile" />
    </>
  )
}

/** The end of the top bar for somebody who is not logged in. */
function VisitorEnd(props: ShellProps) {
  const { links } = props
  const t = useT('auth')
  return (
    <>
      <ShellPreferences isWideOnly={false} {...props} />
      <span data-at="wide" data-compact="">
        <LinkButton variant="ghost" href={links.logIn}>
          {t('logIn')}
        </LinkButton>
        <LinkButton variant="primary" href={links.signUp}>
          {t('signUp')}
        </LinkButton>
      </span>
    </>
  )
}
