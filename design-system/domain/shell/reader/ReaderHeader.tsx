import type { FocusEvent, KeyboardEvent } from 'react'
import Menu from 'lucide-react/icons/menu'
import { BrandMark } from '../../../brand/BrandMark.tsx'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { BarInner, BarRoot, HomeLink, MainNav, NavLink, NavList } from '../TopBar.styles.ts'
import { LocaleLinks } from '../footer/LocaleLinks.tsx'
import type { LocaleLink } from '../footer/footerShape.ts'
import { End, Menu as MenuRoot, MenuList } from './ReaderFrame.styles.ts'
import { readerPlaces } from './readerShape.ts'
import type { ReaderLinks, ReaderPlace } from './readerShape.ts'

interface ReaderHeaderProps {
  links: ReaderLinks['bar']
  hrefOf: (path: string) => string
  locales: readonly LocaleLink[]
  current?: ReaderPlace | null | undefined
}

/** The bar over a page that is read; on a phone its links are folded away. */
export function ReaderHeader({ links, hrefOf, locales, current = 'learn' }: ReaderHeaderProps) {
  const t = useT('content')
  const places = readerPlaces.map(place => (
    // A tablet has no room for all of them beside the language; the footer leads to the rest.
    <li key={place} data-for={place === 'business' ? 'desktop' : 'all'}>
      <NavLink href={hrefOf(links[place])} {...(place === current ? { 'aria-current': 'page' } : {})}>
        {t(`frame.${place}`)}
      </NavLink>
    </li>
  ))
  const language = <LocaleLinks locales={locales} />
  return (
    <BarRoot>
      <BarInner>
        <HomeLink href={hrefOf(links.home)} aria-label={t('frame.homeOf')}>
          <BrandMark />
        </HomeLink>
        <MainNav aria-label={t('frame.main')}>
          <NavList data-compact="">{places}</NavList>
        </MainNav>
        <End data-compact="">
          <span data-at="wide">{language}</span>
          <LinkButton size="s" variant="soft" data-at="phone" href={hrefOf(links.logIn)}>
            {t('frame.logIn')}
          </LinkButton>
          <LinkButton size="s" variant="ghost" data-at="wide" href={hrefOf(links.logIn)}>
            {t('frame.logIn')}
          </LinkButton>
          <LinkButton size="s" variant="soft" data-at="wide" href={hrefOf(links.signUp)}>
            {t('frame.signUp')}
          </LinkButton>
          <MenuRoot onBlur={closeBehind} onKeyDown={closeByEscape}>
            <summary>
              <Icon of={Menu} size="xl" />
              <VisuallyHidden>{t('frame.menu')}</VisuallyHidden>
            </summary>
            <nav aria-label={t('frame.main')}>
              <MenuList>
                {places}
                <li>
                  <NavLink href={hrefOf(links.signUp)}>{t('frame.signUp')}</NavLink>
                </li>
              </MenuList>
              {language}
            </nav>
          </MenuRoot>
        </End>
      </BarInner>
    </BarRoot>
  )
}

/** It lies over the page: whoever goes on by keys finds it gone. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
