import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import type { PersonShape } from './person.ts'
import {
  HeadActions,
  HeadFacts,
  HeadMeta,
  HeadName,
  HeadRoot,
  HeadWords,
  Introduction,
} from './PersonHead.styles.ts'
import { Presence } from './trader/Presence.tsx'
import { Rating } from './trader/Rating.tsx'
import { TileAvatar } from './trader/TileAvatar.tsx'
import { VerifiedBadge } from './trader/VerifiedBadge.tsx'

interface PersonHeadProps {
  person: Pick<
    PersonShape,
    | 'userName'
    | 'avatarUrl'
    | 'isVerified'
    | 'ratingPercent'
    | 'tradesCount'
    | 'isOnline'
    | 'lastOnlineAt'
    | 'introduction'
    | 'telegramUsername'
    | 'registeredAt'
    | 'timeZone'
    | 'place'
  >
  /** What can be done about them: `PersonActions`. */
  actions?: ReactNode
}

/** Who somebody is, at the head of their own page: the usual order of facts, then what they say of themselves. */
export function PersonHead({ person, actions }: PersonHeadProps) {
  const t = useT('person')
  const tProfile = useT('profile')
  const { userName, introduction } = person
  return (
    <HeadRoot>
      <TileAvatar
        userName={userName}
        pictureUrl={person.avatarUrl}
        size="xl"
        presence={person.isOnline ? 'online' : 'away'}
      />
      <HeadWords>
        <HeadName>
          <Heading level={1} look="title-2">
            {userName}
          </Heading>
          {person.isVerified && <VerifiedBadge />}
        </HeadName>
        <HeadFacts>
          <Rating ratingPercent={person.ratingPercent} />
          <span data-compact="">{tProfile('trades', { count: person.tradesCount })}</span>
          <Presence isOnline={person.isOnline} lastOnlineAt={person.lastOnlineAt} />
        </HeadFacts>
        <Meta person={person} />
      </HeadWords>
      {actions !== undefined && <HeadActions>{actions}</HeadActions>}
      {introduction.trim() === '' ? (
        <Introduction as="div">
          <Text tone="secondary">{t('noIntroduction', { name: userName })}</Text>
        </Introduction>
      ) : (
        <Introduction>{introduction}</Introduction>
      )}
    </HeadRoot>
  )
}

/** Since when they are here, what time it is where they are, and how else they are called. */
function Meta({ person }: Pick<PersonHeadProps, 'person'>) {
  const t = useT('person')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const { registeredAt, timeZone, place, telegramUsername } = person
  return (
    <HeadMeta>
      <li>
        <Icon of={CalendarDays} size="xs" />
        {t('since', { date: formatDate(registeredAt, { format: 'date', locale }) })}
      </li>
      <li>
        <Icon of={Clock} size="xs" />
        {t('localTime', {
          time: formatDate(now, { format: 'time', locale, timeZone }),
          zone: place ?? timeZone,
        })}
      </li>
      {telegramUsername !== null && (
        <li>
          <Icon of={Send} size="xs" />
          {t('telegram')}
          <TextLink
            look="inherit"
            href={`https://t.me/${encodeURIComponent(telegramUsername)}`}
            rel="nofollow noopener noreferrer"
            target="_blank"
            data-standing=""
          >
            @{telegramUsername}
          </TextLink>
        </li>
      )}
    </HeadMeta>
  )
}
