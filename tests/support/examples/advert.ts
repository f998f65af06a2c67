import { parseAdvertId } from '../../../server/domain/identifier/identifier.ts'
import type { AdvertId, UserId } from '../../../server/domain/identifier/identifier.ts'
import { decimal } from '../../../server/domain/money/decimal.ts'
import { ratesWith } from './rates.ts'
import { noSchedule } from '../../../server/domain/schedule/schedule.ts'
import type { Advert } from '../../../server/domain/advert/advert.ts'
import type { VisibilityFacts } from '../../../server/domain/advert/visibility.ts'

/** Ids for tests. */
export const ownerId = '00000000-0000-7000-8000-000000000001' as UserId
export const viewerId = '00000000-0000-7000-8000-000000000002' as UserId
const advertId = parseAdvertId('00000000-0000-7000-8000-0000000000ad') as AdvertId

/** A market for tests: BTC 88,000 USD, a dollar 1,500 NGN, the other legs 1. */
export const exampleRates = ratesWith({ coins: { BTC: '88000' }, fiats: { NGN: '1500' } })

/** An ad for tests: sells BTC for naira at the market, ₦15,000 to ₦3,200,000, asks for nothing. */
export const exampleAdvert: Advert = {
  id: advertId,
  ownerId,
  type: 'Ad::Sell',
  status: 'listed',
  isWithheld: false,
  coin: 'BTC',
  fiat: 'NGN',
  country: 'NG',
  paymentMethodCodes: ['opay'],
  bankName: null,
  paymentCredentialId: null,
  price: { mode: 'average', marginPercent: decimal('0') },
  minimum: decimal('15000'),
  maximum: decimal('3200000'),
  escrowMinutes: 30,
  terms: '',
  promoText: '',
  schedule: noSchedule,
  timeZone: 'Africa/Lagos',
  isOnVacation: false,
  liquidityTracking: false,
  stockUsed: decimal('0'),
  phoneRequired: false,
  identityRequired: false,
  minimumVolumeUsd: null,
  minimumFeedbackScore: null,
  firstTimeMaximum: null,
  repeatVolumeCoefficient: null,
  allowAnonymous: false,
}

/** Facts for tests with which {@link exampleAdvert} is visible: one bitcoin of balance, the first fee tier. */
export const exampleFacts: VisibilityFacts = {
  rates: exampleRates,
  available: decimal('1'),
  feePercent: decimal('0.9'),
  ownerIsBlocked: false,
  ownerAllows: true,
}
