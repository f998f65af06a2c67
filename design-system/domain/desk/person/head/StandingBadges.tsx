import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import type { PersonCardShape } from '../deskPerson.ts'
import { BadgeList } from './PersonHead.styles.ts'
import { badgesOf, standingLook } from './standingLook.ts'

interface StandingBadgesProps {
  person: Pick<PersonCardShape, 'bannedAt' | 'suspendedAt' | 'moneyHold' | 'roles' | 'isGuest'>
  /** How many of their trades are in dispute. */
  disputesOpen?: number | undefined
}

/** How somebody stands, beside their name; nothing where all is well. */
export function StandingBadges({ person, disputesOpen }: StandingBadgesProps) {
  const t = useT('deskPerson')
  const badges = badgesOf(person, disputesOpen)
  if (badges.length === 0) return null
  return (
    <BadgeList>
      {badges.map(badge => (
        <li key={badge}>
          <Chip {...standingLook[badge]}>{t(`standing.${badge}`)}</Chip>
        </li>
      ))}
    </BadgeList>
  )
}
