import type { Duty } from '../account/duty.ts'
import type { Act, acts } from './act.ts'

/** An act about a person. */
export type PersonAct = { [Name in Act]: (typeof acts)[Name]['about'] extends 'person' ? Name : never }[Act]

/** How somebody stands with the house, as far as operators decide on it. */
export interface PersonStanding {
  readonly isGuest: boolean
  readonly isSuspended: boolean
  readonly isBanned: boolean
  readonly isMoneyHeld: boolean
  readonly hasSessions: boolean
  readonly roles: readonly Duty[]
}

const isMember = ({ isGuest, isBanned }: PersonStanding): boolean => !isGuest && !isBanned
const hasNot = (duty: Duty) => (standing: PersonStanding) =>
  isMember(standing) && !standing.roles.includes(duty)

/** When an act about a person leads anywhere. */
const isPossible: Readonly<Record<PersonAct, (standing: PersonStanding) => boolean>> = {
  suspend: standing => isMember(standing) && !standing.isSuspended,
  ban: ({ isBanned }) => !isBanned,
  restore: ({ isSuspended, isBanned }) => isSuspended || isBanned,
  hold_money: standing => isMember(standing) && !standing.isMoneyHeld,
  lift_hold: ({ isMoneyHeld }) => isMoneyHeld,
  end_sessions: ({ hasSessions }) => hasSessions,
  make_user: standing => isMember(standing) && standing.roles.some(duty => duty !== 'user'),
  make_arbiter: hasNot('arbiter'),
  make_operator: hasNot('operator'),
}

/** Whether somebody can be met by this act, as they stand. */
export const mayMeet = (act: PersonAct, standing: PersonStanding): boolean => isPossible[act](standing)

/** What an operator can do about somebody, in the order of the table. */
export const actsOn = (standing: PersonStanding): readonly PersonAct[] =>
  (Object.keys(isPossible) as readonly PersonAct[]).filter(act => mayMeet(act, standing))
