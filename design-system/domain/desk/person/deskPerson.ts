import type { DecimalString } from '../../../format/decimal.ts'
import * as unions from '../../__generated__/unions.ts'
import type { TradeSide, TradeStatus } from '../../reference/status/tradeStatus.ts'

/** How somebody stands with the house, as the list is narrowed by it. */
export const deskStandings = unions.deskStandings
export type DeskStanding = (typeof deskStandings)[number]

/** What is somebody's own: reading it is written down. */
export const personFields = unions.deskPersonFields
export type PersonField = (typeof personFields)[number]

export const cautionCodes = unions.deskCautionCodes
export type CautionCode = (typeof cautionCodes)[number]

export const tieKinds = unions.deskTieKinds
export type TieKind = (typeof tieKinds)[number]

/** Acts of the desk that are about something else. A new act that is not named here is one about a person, and needs words. */
const actsOnOthers = [
  'approve_store',
  'suspend_store',
  'restore_store',
  'credit_deposit',
  'switch_on',
  'switch_off',
  'pause',
  'resume',
  'dismiss_report',
  'hide_offer',
  'show_offer',
  'clear_tie',
  'keep_tie',
  'overturn_ruling',
  'run_job',
  'retry_job',
  'retry_message',
  'give_up_message',
  'pause_rate',
  'resume_rate',
] as const satisfies readonly unions.DeskAct[]

/** What an operator can do about a person. */
export type PersonAct = Exclude<unions.DeskAct, (typeof actsOnOthers)[number]>

const isPersonAct = (act: unions.DeskAct): act is PersonAct => !actsOnOthers.some(other => other === act)

/** All of them. @internal for stories and tests */
export const personActs: readonly PersonAct[] = unions.deskActs.filter(isPersonAct)

/** An act that the reader can do, and how many operators it takes. */
export interface PossibleAct {
  readonly act: PersonAct
  readonly operators: number
}

/** The acts of an answer that are about the person. */
export const possibleActs = (
  acts: readonly { readonly act: unions.DeskAct; readonly operators: number }[],
): readonly PossibleAct[] =>
  acts.flatMap(({ act, operators }) => (isPersonAct(act) ? [{ act, operators }] : []))

/** Somebody in the list of people. Moments are ISO-8601 in UTC. */
export interface PersonCardShape {
  readonly id: string
  readonly userName: string
  readonly isGuest: boolean
  readonly countryCode: string | null
  readonly roles: readonly unions.Role[]
  readonly since: string
  readonly lastOnlineAt: string | null
  readonly suspendedAt: string | null
  readonly bannedAt: string | null
  readonly moneyHold: { readonly until: string } | null
  readonly isIdentityVerified: boolean
}

export interface PersonRecordShape {
  readonly tradesCompleted: number
  readonly tradesCancelled: number
  readonly tradesOpen: number
  readonly ratingPercent: DecimalString | null
  /** Of the last 30 days. */
  readonly volumeUsd: DecimalString
  readonly disputes: number
  readonly disputesOpen: number
}

export interface PrivateFieldShape {
  readonly field: PersonField
  /** Enough to know it again; null where there is none. Of payment details it is how many are saved. */
  readonly masked: string | null
  readonly isConfirmed: boolean
}

export interface PersonBalanceShape {
  readonly coin: string
  readonly available: DecimalString
  readonly inEscrow: DecimalString
  /** Withdrawals that have not left yet. */
  readonly held: DecimalString
  /** What they owe after a chain took back a deposit. */
  readonly owed: DecimalString
}

export interface PersonTradeShape {
  readonly id: string
  readonly side: TradeSide
  readonly status: TradeStatus
  readonly coin: string
  readonly amount: DecimalString
  readonly fiat: string
  readonly fiatAmount: DecimalString
  readonly counterparty: string
  readonly openedAt: string
}

export interface PersonSessionShape {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly address: string
  readonly createdAt: string
  readonly lastSeenAt: string
}

export interface PersonTieShape {
  readonly userName: string
  readonly kind: TieKind
  readonly isBanned: boolean
  readonly isSuspended: boolean
}

export interface CautionShape {
  readonly code: CautionCode
  /** Since when; null where that is not known. */
  readonly at: string | null
}

/** What somebody asked to have of what is kept about them. */
export interface PersonExportShape {
  readonly id: string
  readonly state: unions.DataExportState
  readonly askedAt: string
  readonly madeAt: string | null
  readonly takenAt: string | null
}

/** Something that somebody may want to do, and what they are told where they may not. */
export interface LookMatterShape {
  readonly what: unions.DeskLookMatterName
  readonly isAllowed: boolean
  readonly words: string | null
  readonly until: string | null
  readonly obstacles: readonly unions.DeletionObstacle[]
}

/** What somebody may do now. */
export interface LookShape {
  readonly matters: readonly LookMatterShape[]
  readonly adverts: { readonly used: number; readonly limit: number }
  readonly features: readonly string[]
}

export interface PersonNoteShape {
  readonly id: string
  readonly author: string
  readonly text: string
  readonly at: string
}

/** Somebody whole, as operators see them. */
export interface DeskPersonShape extends PersonCardShape {
  readonly locale: string
  readonly identityVerifiedAt: string | null
  readonly hasTwoFactor: boolean
  readonly record: PersonRecordShape
}
