import type { Requisite } from '../../requisite/kind.ts'
import type { ScheduleFields } from '../../schedule/schedule.ts'
import type { AdvertType } from '../../trade/party.ts'
import type { PriceInput } from '../priceSetting.ts'

/** What an owner has written about an ad: texts as they came. For a change, the ad's own fields fill what was not sent. */
export type TypedSettings = {
  readonly type: AdvertType
  readonly coin: string
  readonly fiat: string
  readonly country: string | null
  readonly paymentMethodCodes: readonly string[]
  readonly bankName: string | null
  readonly requisites: readonly Requisite[]
  readonly paymentCredentialId: string | null
  readonly price: PriceInput
  readonly minimum: string
  readonly maximum: string
  readonly escrowMinutes: number
  readonly phoneRequired: boolean
  readonly identityRequired: boolean
  readonly minimumVolumeUsd: string | null
  readonly minimumFeedbackScore: string | null
  readonly firstTimeMaximum: string | null
  readonly repeatVolumeCoefficient: string | null
  readonly allowAnonymous: boolean
  readonly terms: string
  readonly promoText: string
  readonly schedule: ScheduleFields | null
  readonly timeZone: string
  readonly isOnVacation: boolean
  readonly liquidityTracking: boolean
}
