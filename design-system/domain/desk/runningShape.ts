import type { DecimalString } from '../../format/decimal.ts'
import * as unions from '../__generated__/unions.ts'
import type { DeskAct } from './deskShape.ts'

export const jobStates = unions.deskJobStates
export type JobState = unions.DeskJobState
export const jobNames = unions.deskJobNames
export type JobName = unions.DeskJobName

/** What an operator can do about a job. A new act of this kind needs words. */
export type JobAct = Extract<DeskAct, `${string}_job`>
export const isJobAct = (act: DeskAct): act is JobAct => act.endsWith('_job')

/** A kind of work that the server does by itself. Moments are ISO-8601 in UTC. */
export interface DeskJobShape {
  readonly id: JobName
  readonly state: JobState
  /** It comes again by itself; others are there when something happens. */
  readonly isRecurring: boolean
  readonly isRunning: boolean
  readonly doneAt: string | null
  readonly nextAt: string | null
  /** How many should run by now. */
  readonly due: number
  readonly lateSince: string | null
  readonly failing: number
  readonly givenUp: number
  readonly failedInARow: number
  readonly failingSince: string | null
  readonly failedAt: string | null
  readonly lastError: string | null
  readonly acts: readonly DeskAct[]
}

export const messageWays = unions.deskMessageWays
export type MessageWay = unions.DeskMessageWay
export const messageStates = unions.deskMessageStates
export type MessageState = unions.DeskMessageState

/** What an operator can do about a message. A new act of this kind needs words. */
export type MessageAct = Extract<DeskAct, `${string}_message`>
export const isMessageAct = (act: DeskAct): act is MessageAct => act.endsWith('_message')

/** Something that could not be said; never what it says. */
export interface DeskMessageShape {
  readonly id: string
  readonly way: MessageWay
  /** Which letter, notice or event it is. */
  readonly kind: string
  /** To whom, or whose store; null for nobody with an account. */
  readonly userName: string | null
  readonly store: string | null
  /** Where to, masked. */
  readonly address: string | null
  readonly state: MessageState
  readonly failingSince: string
  readonly attempts: number
  readonly lastError: string
  readonly nextAt: string | null
  readonly acts: readonly DeskAct[]
}

export type ChainState = unions.DeskChainState

/** A network: its node, what was read of it, and what lies there to be sent. */
export interface DeskChainShape {
  readonly network: string
  readonly isSimulated: boolean
  readonly state: ChainState
  readonly height: number | null
  readonly head: number | null
  readonly behind: number | null
  readonly hot: readonly { readonly coin: string; readonly amount: DecimalString }[]
}

/** What the signer lets leave of a coin within an hour. */
export interface SigningRoomShape {
  readonly coin: string
  readonly limit: DecimalString
  readonly left: DecimalString
}

/** All networks, and the signer. */
export interface DeskChainsShape {
  readonly items: readonly DeskChainShape[]
  /** Null while the signer does not answer. */
  readonly room: readonly SigningRoomShape[] | null
  readonly withdrawalsPaused: boolean
}

export const rateStates = unions.deskRateStates
export type RateState = unions.DeskRateState

/** What an operator can do about a rate. A new act of this kind needs words. */
export type RateAct = Extract<DeskAct, `${string}_rate`>
export const isRateAct = (act: DeskAct): act is RateAct => act.endsWith('_rate')

/** A pair with the dollar. */
export interface DeskRateShape {
  /** Its other side. */
  readonly id: string
  readonly isCoin: boolean
  /** Dollars for a coin; fiat for a dollar. */
  readonly value: DecimalString
  readonly rateAt: string
  readonly state: RateState
  /** None where the market is simulated. */
  readonly sources: readonly { readonly source: string; readonly value: DecimalString; readonly at: string }[]
  readonly spreadPercent: DecimalString | null
  readonly pausedAt: string | null
  readonly changedAt: string | null
  readonly changedBy: string | null
  readonly reason: string | null
  readonly acts: readonly DeskAct[]
}

/** A pair as people write it: what is priced, then in what. */
export const pairOfCode = (code: string, isCoin: boolean): string =>
  isCoin ? `${code} / USD` : `USD / ${code}`
