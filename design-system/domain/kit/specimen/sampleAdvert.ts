import type { RequisiteField, RequisiteKind } from '../../reference/method/requisite.ts'
import { newAdvertValues } from '../../trading/advert/wizard/form/advertValues.ts'
import type { AdvertValues } from '../../trading/advert/wizard/form/advertValues.ts'
import type { WizardMethod } from '../../trading/advert/wizard/form/wizardMethod.ts'
import type { LivePrice } from '../../trading/advert/wizard/price/livePrice.ts'
import type { SavedRequisites } from '../../people/credential/credentialShape.ts'
import { sampleMethods } from './sampleMarket.ts'

/**
 * A line of a payer's details.
 *
 * @internal the stories' methods have the same.
 */
export const requisiteLine = (
  kind: RequisiteKind,
  differs: Partial<RequisiteField> = {},
): RequisiteField => ({
  kind,
  isRequired: true,
  input: 'text',
  example: null,
  maxLength: 100,
  ...differs,
})

/** Methods that an advert can take, with what their payers need. */
export const sampleWizardMethods: readonly WizardMethod[] = sampleMethods.map(method => ({
  ...method,
  requisiteFields: [
    requisiteLine('account_number', { input: 'digits', example: '0123456789' }),
    requisiteLine('account_name'),
  ],
}))

/** An advert that is nearly written. */
export const sampleAdvertValues: AdvertValues = {
  ...newAdvertValues({
    type: 'Sell',
    cryptoCurrencyCode: 'BTC',
    currencyCode: 'NGN',
    timeZone: 'Africa/Lagos',
  }),
  countryCode: 'NG',
  paymentMethodCodes: ['bank_transfer', 'opay'],
  paymentCredentialId: 'c1',
  marginPercent: '0.2',
  minimum: '15000',
  maximum: '3200000',
  terms: 'Pay from your own account.',
}

/** Where its owner is paid. */
export const sampleRequisites: readonly SavedRequisites[] = [
  {
    id: 'c1',
    name: 'GTBank',
    currencyCode: 'NGN',
    paymentMethod: { code: 'bank_transfer', name: 'Bank transfer', group: 'bank_transfer' },
    credentials: [
      { kind: 'account_number', value: '0142883761' },
      { kind: 'account_name', value: 'OLUWASEUN A. BALOGUN' },
    ],
    isActive: true,
  },
]

/** What its price comes to. */
export const samplePrice: LivePrice = {
  preview: {
    price: '148263936',
    marketDeltaPercent: '0.2',
    place: 4,
    placesTotal: 248,
    totalIsCapped: false,
    feePercent: '0.5',
    keepPerCoin: '147526304.47',
    isStale: false,
  },
  isOld: false,
  errors: {},
  balanceMaximum: '9168938',
  suggestions: [],
  onQuery: () => {},
}

export const sampleCountries = [
  { code: 'NG', name: 'Nigeria' },
  { code: 'GH', name: 'Ghana' },
]
