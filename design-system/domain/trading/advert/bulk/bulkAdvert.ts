import type { DecimalString } from '../../../../format/decimal.ts'
import type { AdvertStatus } from '../ownAdvert.ts'
import type { AdvertType } from '../offer.ts'
import type { WeekHours } from '../wizard/form/schedule.ts'

/** One of several adverts that are changed together. */
export interface BulkAdvert {
  readonly id: string
  readonly type: AdvertType
  readonly status: AdvertStatus
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  /** Null while no rate gives one. */
  readonly price: DecimalString | null
  readonly minimum: DecimalString
  readonly maximum: DecimalString
}

/** What came of the last change to an advert: null when it was taken, else why not, in words. */
export interface BulkOutcome {
  readonly refusal: string | null
}

/** Parts of adverts that can be changed together; each is changed only where its switch is on. */
export const bulkParts = [
  'status',
  'margin',
  'limits',
  'escrow',
  'hours',
  'conditions',
  'texts',
  'tracking',
] as const
export type BulkPart = (typeof bulkParts)[number]

/** What adverts can be set to together. */
export const bulkStatuses = ['listed', 'unlisted', 'archived'] as const
export type BulkStatus = (typeof bulkStatuses)[number]

/** A change of several adverts: the body of the call in camelCase, but for the hours, which are as they are edited. */
export interface BulkChange {
  readonly status?: BulkStatus
  readonly marginPercent?: DecimalString
  readonly minimum?: DecimalString
  readonly maximum?: DecimalString
  readonly escrowMinutes?: number
  readonly isOnVacation?: boolean
  /** Null: around the clock. */
  readonly week?: WeekHours | null
  readonly timeZone?: string
  readonly phoneRequired?: boolean
  readonly identityRequired?: boolean
  readonly allowAnonymous?: boolean
  readonly minimumVolumeUsd?: DecimalString | null
  readonly minimumFeedbackScore?: DecimalString | null
  readonly firstTimeMaximum?: DecimalString | null
  readonly repeatVolumeCoefficient?: DecimalString | null
  readonly terms?: string
  readonly promoText?: string
  readonly liquidityTracking?: boolean
}
