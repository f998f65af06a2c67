import Ban from 'lucide-react/icons/ban'
import CirclePause from 'lucide-react/icons/circle-pause'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import LogOut from 'lucide-react/icons/log-out'
import Scale from 'lucide-react/icons/scale'
import ShieldUser from 'lucide-react/icons/shield-user'
import Undo2 from 'lucide-react/icons/undo-2'
import UserMinus from 'lucide-react/icons/user-minus'
import type { deskPerson } from '../../../../locales/en/deskPerson.ts'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { PersonAct } from '../deskPerson.ts'

/** A sentence that says what follows from an act. */
export type Consequence = keyof typeof deskPerson.act.consequence

interface ActLook {
  readonly icon: IconDrawing
  /** What it takes away is not given back by its opposite: somebody is shut out, or gets power over others. */
  readonly isDanger: boolean
  /** What happens at once, as `server/modules/desk/act` does it. */
  readonly follows: readonly Consequence[]
}

/** Each act about a person: how it looks, and what is said of it before it is done. */
export const actLook = {
  suspend: {
    icon: CirclePause,
    isDanger: false,
    follows: ['tradesToDispute', 'withdrawalsBack', 'advertsHidden', 'stillLogsIn'],
  },
  ban: {
    icon: Ban,
    isDanger: true,
    follows: ['sessionsEnd', 'shutOut', 'tradesToDispute', 'withdrawalsBack', 'advertsHidden', 'coinsStay'],
  },
  restore: { icon: Undo2, isDanger: false, follows: ['advertsBack', 'disputesStay'] },
  hold_money: { icon: Lock, isDanger: false, follows: ['heldFor', 'withdrawalsBack', 'tradesGoOn'] },
  lift_hold: { icon: LockOpen, isDanger: false, follows: ['moneyLeaves', 'nothingSentAgain'] },
  end_sessions: { icon: LogOut, isDanger: false, follows: ['sessionsEnd', 'logsInAgain'] },
  make_user: { icon: UserMinus, isDanger: false, follows: ['dutyGone', 'sessionsEnd'] },
  make_arbiter: { icon: Scale, isDanger: false, follows: ['becomesArbiter', 'otherDutyGone', 'sessionsEnd'] },
  make_operator: {
    icon: ShieldUser,
    isDanger: true,
    follows: ['becomesOperator', 'otherDutyGone', 'sessionsEnd'],
  },
} as const satisfies Record<PersonAct, ActLook>
