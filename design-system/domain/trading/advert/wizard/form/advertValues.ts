import type { Requisite } from '../../../../reference/method/requisite.ts'
import type { PriceMode } from './price.ts'
import type { WeekHours } from './schedule.ts'

/** What an owner can make: adverts that swap coins make themselves. */
export const wizardTypes = ['Sell', 'Buy'] as const
export type WizardType = (typeof wizardTypes)[number]

/**
 * Everything that is written about an advert, as it stands in the fields: amounts as decimals, or as far as they are typed;
 * `''` for nothing. Drafts keep it, and adverts that are edited or copied begin as it.
 */
export interface AdvertValues {
  readonly type: WizardType
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  /** `''` anywhere. */
  readonly countryCode: string
  readonly paymentMethodCodes: readonly string[]
  readonly bankName: string
  /** Of saved details; `otherRequisites` for typed lines. */
  readonly paymentCredentialId: string
  readonly requisites: readonly Requisite[]
  readonly priceMode: PriceMode
  readonly marginPercent: string
  readonly equation: string
  readonly fixedPrice: string
  readonly minimum: string
  readonly maximum: string
  readonly escrowMinutes: string
  readonly minimumVolumeUsd: string
  readonly minimumFeedbackScore: string
  readonly firstTimeMaximum: string
  readonly repeatVolumeCoefficient: string
  readonly phoneRequired: boolean
  readonly identityRequired: boolean
  readonly allowAnonymous: boolean
  readonly terms: string
  readonly promoText: string
  /** Null: around the clock. */
  readonly week: WeekHours | null
  readonly timeZone: string
  readonly isOnVacation: boolean
  readonly liquidityTracking: boolean
}

/** What a new advert begins with. */
export const newAdvertValues = (
  chosen: Pick<AdvertValues, 'type' | 'cryptoCurrencyCode' | 'currencyCode' | 'timeZone'>,
): AdvertValues => ({
  ...chosen,
  countryCode: '',
  paymentMethodCodes: [],
  bankName: '',
  paymentCredentialId: '',
  requisites: [],
  priceMode: 'average',
  marginPercent: '0',
  equation: '',
  fixedPrice: '',
  minimum: '',
  maximum: '',
  escrowMinutes: '30',
  minimumVolumeUsd: '',
  minimumFeedbackScore: '',
  firstTimeMaximum: '',
  repeatVolumeCoefficient: '',
  phoneRequired: false,
  identityRequired: false,
  allowAnonymous: false,
  terms: '',
  promoText: '',
  week: null,
  isOnVacation: false,
  liquidityTracking: false,
})
