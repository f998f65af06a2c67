import type { DecimalString } from '../../../format/decimal.ts'
import type * as unions from '../../__generated__/unions.ts'

export type DeskQueueName = unions.DeskQueueName

/** What waits for the house. Moments are ISO-8601 in UTC. */
export interface DeskQueueShape {
  readonly queue: DeskQueueName
  readonly waiting: number
  readonly oldestAt: string | null
  /** How long the oldest may wait. */
  readonly goalMinutes: number
}

/** Money of a coin, as the books and the chains were last compared. */
export interface DeskBookShape {
  readonly coin: string
  readonly comparedAt: string
  /** To people, wherever it lies. */
  readonly owed: DecimalString
  /** The house's own, fees among it. */
  readonly house: DecimalString
  /** On the chains. */
  readonly held: DecimalString
  /** On its way, in less out. */
  readonly pending: DecimalString
  /** Has to be 0. */
  readonly difference: DecimalString
}

export interface DayFeeShape {
  readonly coin: string
  readonly today: DecimalString
  readonly yesterday: DecimalString
}

/** The day so far, by UTC, beside the day before. */
export interface DeskFiguresShape {
  readonly tradesOpen: number
  readonly tradesCompleted: number
  readonly fees: readonly DayFeeShape[]
  /** Operators and arbiters who are online. */
  readonly onDuty: readonly string[]
}
