import type {
  ConditionsDraft,
  ConditionsReach,
} from '../../../../design-system/domain/trading/advert/wizard/limits/conditions.ts'
import type {
  PriceDraft,
  PricePreview,
} from '../../../../design-system/domain/trading/advert/wizard/form/price.ts'

export const storyPrice: PriceDraft = {
  mode: 'average',
  marginPercent: '0.20',
  equation: 'btc_usd × usd_ngn × 1.002',
  fixedPrice: '148000000',
}

export const storyPricePreview: PricePreview = {
  price: '148263936',
  marketDeltaPercent: '0.2',
  place: 4,
  placesTotal: 248,
  totalIsCapped: false,
  feePercent: '0.5',
  keepPerCoin: '147526304.47',
  isStale: false,
}

export const storyRates = [
  { name: 'btc_ngn', rate: '147967999.5' },
  { name: 'btc_usd', rate: '92412.77' },
  { name: 'btc_eur', rate: '79860.12' },
]

export const storyConditions: ConditionsDraft = {
  phoneRequired: false,
  identityRequired: true,
  minimumVolumeUsd: '',
  minimumFeedbackScore: '',
  firstTimeMaximum: '250000',
  repeatVolumeCoefficient: '',
  allowAnonymous: false,
}

export const storyReach: ConditionsReach = {
  sharePercent: '41',
  people: 1204,
  byCondition: [
    { condition: 'phone_required', fewerPercent: '12' },
    { condition: 'identity_required', fewerPercent: '59' },
  ],
}
