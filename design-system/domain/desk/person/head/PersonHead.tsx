import { formatDate } from '../../../../format/date/formatDate.ts'
import { isLocale } from '../../../../format/locale.ts'
import { localeTable } from '../../../../locales/localeTable.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Presence } from '../../../people/profile/trader/Presence.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import { VerifiedBadge } from '../../../people/profile/trader/VerifiedBadge.tsx'
import type { DeskPersonShape } from '../deskPerson.ts'
import { HeadFacts, HeadRoot, HeadWords, NameLine, NameWords } from './PersonHead.styles.ts'
import { StandingBadges } from './StandingBadges.tsx'

interface PersonHeadProps {
  person: DeskPersonShape
  /** In the language on screen; null where it is not known. */
  countryName: string | null
}

/** Who somebody is and how they stand, at the head of their page at the desk. Of a public profile: `PersonHead` of `people/profile`. */
export function PersonHead({ person, countryName }: PersonHeadProps) {
  return (
    <HeadRoot>
      <TileAvatar userName={person.userName} size="xl" />
      <HeadWords>
        <NameLine>
          <NameWords>
            <Heading level={1} look="title-2">
              {person.userName}
            </Heading>
            {person.isIdentityVerified && <VerifiedBadge />}
          </NameWords>
          <StandingBadges person={person} disputesOpen={person.record.disputesOpen} />
        </NameLine>
        <Facts person={person} countryName={countryName} />
      </HeadWords>
    </HeadRoot>
  )
}

function Facts({ person, countryName }: PersonHeadProps) {
  const t = useT('deskPerson')
  const locale = useLocale()
  const day = (moment: string) => ({ date: formatDate(moment, { format: 'date', locale }) })
  const minute = (moment: string) => ({ date: formatDate(moment, { format: 'dateTime', locale }) })
  const language = isLocale(person.locale) ? localeTable[person.locale].name : person.locale
  const { bannedAt, suspendedAt, moneyHold, identityVerifiedAt } = person
  const facts = [
    bannedAt === null ? null : t('head.bannedOn', minute(bannedAt)),
    suspendedAt === null ? null : t('head.suspendedOn', minute(suspendedAt)),
    moneyHold === null ? null : t('head.heldUntil', minute(moneyHold.until)),
    t('head.since', day(person.since)),
    countryName,
    t('head.language', { language }),
    identityVerifiedAt === null ? t('head.unverified') : t('head.verifiedOn', day(identityVerifiedAt)),
    person.isGuest ? null : t(person.hasTwoFactor ? 'head.secondFactor' : 'head.noSecondFactor'),
  ]
  return (
    <HeadFacts>
      <li>
        <Presence isOnline={false} lastOnlineAt={person.lastOnlineAt} />
      </li>
      {facts.map(fact => fact !== null && <li key={fact}>{fact}</li>)}
    </HeadFacts>
  )
}
