import ChevronRight from 'lucide-react/icons/chevron-right'
import LogOut from 'lucide-react/icons/log-out'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { Rating } from '../../profile/trader/Rating.tsx'
import { TileAvatar } from '../../profile/trader/TileAvatar.tsx'
import { VerifiedBadge } from '../../profile/trader/VerifiedBadge.tsx'
import { MeRoot, PlaceRow, PlaceWords, Summary, SummaryFacts, SummaryWords } from './MeMenu.styles.ts'
import { mePlaceIcon, mePlaces } from './mePlace.ts'
import type { MePlace, MeShape } from './mePlace.ts'
import { usePlaceNote } from './usePlaceNote.ts'

interface MeMenuProps {
  me: MeShape
  assets: AssetBook
  /** A place without an address is left out. */
  links: { readonly [P in MePlace]?: string | undefined }
  /** How others see the viewer. */
  publicProfileHref?: string | undefined
  onLogOut: () => void
  isLoggingOut?: boolean | undefined
}

/** The viewer's own page: who they are, the ways to all that is theirs, and out. */
export function MeMenu({
  me,
  assets,
  links,
  publicProfileHref,
  onLogOut,
  isLoggingOut = false,
}: MeMenuProps) {
  const t = useT('setting')
  const tNav = useT('nav')
  const tAuth = useT('auth')
  const link = useLinkComponent()
  const noteOf = usePlaceNote(me, assets)
  return (
    <MeRoot>
      <Card>
        <MeSummary me={me} href={publicProfileHref} />
      </Card>
      <Card as="nav" padding="none" aria-label={t('me.label')}>
        <ul>
          {mePlaces.map(place => {
            const href = links[place]
            const note = noteOf(place)
            return href === undefined ? null : (
              <li key={place}>
                <PlaceRow as={link} href={href}>
                  <Icon of={mePlaceIcon[place]} size="l" />
                  <PlaceWords>
                    {tNav(place)}
                    <span data-tone={note.tone}>{note.text}</span>
                  </PlaceWords>
                  <Icon of={ChevronRight} />
                </PlaceRow>
              </li>
            )
          })}
        </ul>
      </Card>
      <Card padding="none">
        <PlaceRow
          as="button"
          type="button"
          onClick={isLoggingOut ? undefined : onLogOut}
          {...(isLoggingOut ? { 'aria-disabled': true, 'aria-busy': true } : {})}
        >
          <Icon of={LogOut} size="l" />
          <PlaceWords>{isLoggingOut ? t('me.loggingOut') : tAuth('logOut')}</PlaceWords>
        </PlaceRow>
      </Card>
    </MeRoot>
  )
}

function MeSummary({ me, href }: { me: MeShape; href: string | undefined }) {
  const t = useT('setting')
  const tProfile = useT('profile')
  const locale = useLocale()
  const { ratingPercent, registeredAt } = me
  return (
    <Summary>
      <TileAvatar userName={me.userName} pictureUrl={me.avatarUrl} size="xl" />
      <SummaryWords>
        <Heading level={1} look="title-2">
          {me.userName}
          {me.isVerified && <VerifiedBadge />}
        </Heading>
        <SummaryFacts>
          {ratingPercent !== undefined && <Rating ratingPercent={ratingPercent} />}
          <span>{tProfile('trades', { count: me.tradesCount })}</span>
          {registeredAt !== undefined && (
            <span>{t('me.since', { date: formatDate(registeredAt, { format: 'date', locale }) })}</span>
          )}
        </SummaryFacts>
        {href !== undefined && (
          <span>
            <TextLink href={href} data-standing="">
              {t('me.toProfile')}
            </TextLink>
          </span>
        )}
      </SummaryWords>
    </Summary>
  )
}
