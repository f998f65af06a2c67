import { holdAt } from '../../../domain/account/hold.ts'
import { later, type Span } from '../../../domain/time/calendar.ts'
import { holdOfRow } from '../../people/user/holdMoney.ts'
import type { PersonRow } from './findPeople.ts'
import type { Tie } from './ties.ts'

/** What speaks for caution. */
export const cautionCodes = [
  'tied_to_banned',
  'money_held',
  'password_changed',
  'new_device',
  'dispute_open',
  'newcomer',
  'email_unconfirmed',
  'no_second_factor',
] as const
export type CautionCode = (typeof cautionCodes)[number]

export interface Caution {
  readonly code: CautionCode
  /** When it began, where that is known. */
  readonly at: Date | null
}

interface Facts {
  readonly row: PersonRow
  readonly ties: readonly Tie[]
  readonly sessions: readonly { readonly created_at: Date }[]
  readonly openDisputes: number
}

const isWithin = (moment: Date | null, span: Span, at: Date): boolean =>
  moment !== null && later(moment, span) > at

const rules: Readonly<Record<CautionCode, (facts: Facts, at: Date) => Date | boolean>> = {
  tied_to_banned: ({ ties }) => ties.some(tie => tie.is_banned),
  money_held: ({ row }, at) => holdAt(holdOfRow(row), at) !== null,
  password_changed: ({ row }, at) =>
    isWithin(row.password_changed_at, { days: 7 }, at) && row.password_changed_at!,
  new_device({ row, sessions }, at) {
    const fresh = sessions.find(({ created_at: since }) => isWithin(since, { days: 1 }, at))
    const isOld = !isWithin(row.created_at, { days: 7 }, at)
    return fresh !== undefined && isOld && fresh.created_at
  },
  dispute_open: ({ openDisputes }) => openDisputes > 0,
  newcomer: ({ row }, at) => isWithin(row.created_at, { days: 7 }, at) && row.created_at,
  email_unconfirmed: ({ row }) => row.email !== null && row.email_confirmed_at === null,
  no_second_factor: ({ row }) => row.kind === 'user' && row.totp_secret === null,
}

/** What speaks for caution about somebody, the gravest first. */
export const cautionsOf = (facts: Facts, at: Date): readonly Caution[] =>
  cautionCodes.flatMap(code => {
    const found = rules[code](facts, at)
    return found === false ? [] : [{ code, at: found === true ? null : found }]
  })
