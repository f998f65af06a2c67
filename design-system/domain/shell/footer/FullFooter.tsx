import type { ReactNode } from 'react'
import { useBrand } from '../../../brand/brand.ts'
import { BrandMark } from '../../../brand/BrandMark.tsx'
import { useT } from '../../../locales/useT.ts'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { FooterSettings } from './FooterSettings.tsx'
import type { FooterSettingsProps } from './FooterSettings.tsx'
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
  GroupTitle,
  PlaceLink,
} from './FullFooter.styles.ts'
import type { FooterLinks, FooterGroup } from './footerShape.ts'
import { useId } from 'react'
import { footerGroups } from './footerShape.ts'

export interface FullFooterProps extends FooterSettingsProps {
  links: Pick<FooterLinks, 'home' | 'places'>
  /** A `FooterTrade`. */
  trade: ReactNode
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

const groups = Object.keys(footerGroups) as FooterGroup[]

/** The pages that are read, group by group. */
function FooterGroups({ places }: Pick<FooterLinks, 'places'>) {
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
