import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatRelativeTime } from '../../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import { VerifiedBadge } from '../../../people/profile/trader/VerifiedBadge.tsx'
import { useNow } from '../../../reference/clock/useNow.ts'
import type { PersonCardShape } from '../deskPerson.ts'
import { StandingBadges } from '../head/StandingBadges.tsx'
import { PersonLine, WhoCell, WhoName } from './PeopleTable.styles.ts'

interface PersonRowProps {
  person: PersonCardShape
  hrefOf: (userName: string) => string
  countryOf: (code: string) => string
}

/** One person of the list; all of the row opens their page. */
export function PersonRow({ person, hrefOf, countryOf }: PersonRowProps) {
  const t = useT('deskPerson')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const { userName, countryCode, lastOnlineAt, since } = person
  return (
    <PersonLine>
      <WhoCell>
        <TileAvatar userName={userName} size="m" />
        <WhoName>
          <TextLink look="inherit" href={hrefOf(userName)} data-row="">
            {userName}
          </TextLink>
          {person.isIdentityVerified && <VerifiedBadge />}
        </WhoName>
      </WhoCell>
      <div data-cell="standing">
        <StandingBadges person={person} />
      </div>
      <span data-cell="country" data-compact="">
        {countryCode === null ? t('list.noCountry') : countryOf(countryCode)}
      </span>
      <span data-cell="seen" data-compact="">
        {lastOnlineAt === null ? (
          t('list.never')
        ) : (
          <time dateTime={lastOnlineAt}>{formatRelativeTime(lastOnlineAt, { now, locale })}</time>
        )}
      </span>
      <time data-cell="since" data-compact="" dateTime={since}>
        {formatDate(since, { format: 'date', locale })}
      </time>
    </PersonLine>
  )
}
