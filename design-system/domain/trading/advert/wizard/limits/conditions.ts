import type * as unions from '../../../../__generated__/unions.ts'
import type { DecimalString } from '../../../../../format/decimal.ts'

/** What an owner asks of a counterparty, as it was typed; empty asks for nothing. */
export interface ConditionsDraft {
  readonly phoneRequired: boolean
  readonly identityRequired: boolean
  readonly minimumVolumeUsd: string
  readonly minimumFeedbackScore: string
  readonly firstTimeMaximum: string
  readonly repeatVolumeCoefficient: string
  readonly allowAnonymous: boolean
}

/** The conditions of which it is known how many traders meet them. */
export type ReachCondition = unions.ReachCondition

/** How many of those who trade lately would qualify, and how many fewer because of each condition. */
export interface ConditionsReach {
  readonly sharePercent: DecimalString
  readonly people: number
  readonly byCondition: readonly {
    readonly condition: ReachCondition
    readonly fewerPercent: DecimalString
  }[]
}

/** What is wrong with a condition, by its field. */
export type ConditionsErrors = Partial<Readonly<Record<keyof ConditionsDraft, string | undefined>>>
