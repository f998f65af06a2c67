import type { ReactNode } from 'react'
import { useBrand } from '../../../brand/brand.ts'
import { BrandMark } from '../../../brand/BrandMark.tsx'
import type { Locale } from '../../../format/locale.ts'
import { useT } from '../../../locales/useT.ts'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { FooterGroups } from './FooterGroups.tsx'
import { FooterSettings } from './FooterSettings.tsx'
import {
  Arcade,
  Columns,
  Home,
  Legal,
  Middle,
  Reach,
  ReachLink,
  Root,
  Room,
  SocialLink,
  Socials,
} from './FullFooter.styles.ts'
import type { FooterLinks, LocaleLink, ThemeControl } from './footerShape.ts'

export interface FullFooterProps {
  links: Pick<FooterLinks, 'home' | 'places'>
  /** A `FooterTrade`. */
  trade: ReactNode
  /** This page in every language. */
  locales: readonly LocaleLink[]
  /** Changes the language without loading the page anew; without it the links do. */
  onLocaleChange?: ((locale: Locale) => void) | undefined
  /** Left out where the theme cannot be changed from here. */
  theme?: ThemeControl | undefined
  /** An `InstallButton`, where the browser offers to install the page. */
  install?: ReactNode
}

/** The end of a page that is read: the way to every part of the market, and whose it is. Needs the words of `content`. */
export function FullFooter({ links, trade, install, ...settings }: FullFooterProps) {
  const t = useT('content')
  const { name, supportEmail, socialLinks } = useBrand()
  return (
    <Root aria-label={t('frame.footer')}>
      <Arcade aria-hidden />
      <Room>
        <Columns>
          {trade}
          <FooterGroups places={links.places} />
        </Columns>
        <Middle>
          <Home as={useLinkComponent()} href={links.home} aria-label={t('frame.homeOf')}>
            <BrandMark />
          </Home>
          <Reach>
            {install}
            <ReachLink href={`mailto:${supportEmail}`}>{t('frame.support')}</ReachLink>
            {socialLinks.length > 0 && (
              <Socials>
                {socialLinks.map(social => (
                  <li key={social.href}>
                    <SocialLink href={social.href} rel="noreferrer">
                      {social.name}
                    </SocialLink>
                  </li>
                ))}
              </Socials>
            )}
          </Reach>
          <FooterSettings {...settings} />
        </Middle>
        <Legal>
          <p>{t('frame.risk')}</p>
          <p>© {name}</p>
        </Legal>
      </Room>
    </Root>
  )
}
