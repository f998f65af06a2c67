import Ban from 'lucide-react/icons/ban'
import CirclePause from 'lucide-react/icons/circle-pause'
import Lock from 'lucide-react/icons/lock'
import Scale from 'lucide-react/icons/scale'
import ShieldUser from 'lucide-react/icons/shield-user'
import UserRound from 'lucide-react/icons/user-round'
import type { ChipTone } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { DeskStanding, PersonCardShape } from '../deskPerson.ts'

/** What is said beside a name: how somebody stands, and what else is to be known of them at once. */
export type StandingBadge = DeskStanding | 'guest' | 'disputeOpen'

export const standingLook = {
  banned: { tone: 'negative', icon: Ban },
  suspended: { tone: 'warning', icon: CirclePause },
  held: { tone: 'warning', icon: Lock },
  disputeOpen: { tone: 'negative', icon: Scale },
  operator: { tone: 'accent', icon: ShieldUser },
  arbiter: { tone: 'accent', icon: Scale },
  guest: { tone: 'neutral', icon: UserRound },
} as const satisfies Record<StandingBadge, { readonly tone: ChipTone; readonly icon: IconDrawing }>

type Standing = Pick<PersonCardShape, 'bannedAt' | 'suspendedAt' | 'moneyHold' | 'roles' | 'isGuest'>

/** The badges of somebody, the gravest first; none of somebody in good standing. */
export function badgesOf(person: Standing, disputesOpen = 0): readonly StandingBadge[] {
  const all: Readonly<Record<StandingBadge, boolean>> = {
    banned: person.bannedAt !== null,
    suspended: person.suspendedAt !== null,
    held: person.moneyHold !== null,
    disputeOpen: disputesOpen > 0,
    operator: person.roles.includes('operator'),
    arbiter: person.roles.includes('arbiter'),
    guest: person.isGuest,
  }
  return (Object.keys(all) as readonly StandingBadge[]).filter(badge => all[badge])
}
