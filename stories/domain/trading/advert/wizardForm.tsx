import type { ReactNode } from 'react'
import { newAdvertValues } from '../../../../design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { AdvertValues } from '../../../../design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { LivePrice } from '../../../../design-system/domain/trading/advert/wizard/price/livePrice.ts'
import { useAdvertForm } from '../../../../design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import type {
  AdvertForm,
  AdvertFormParts,
} from '../../../../design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import type { WizardMethod } from '../../../../design-system/domain/trading/advert/wizard/form/wizardMethod.ts'
import type { WizardStep } from '../../../../design-system/domain/trading/advert/wizard/form/wizardStep.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCredentialMethods } from '../../support/people/storyCredential.ts'
import { storyPricePreview, storyRates } from './wizardParts.ts'

export const storyWizardMethods: readonly WizardMethod[] = storyCredentialMethods.map(method => ({
  ...method,
  speed: method.code === 'sepa' ? 'slow' : 'instant',
  reversible: method.code === 'paypal',
}))

/** An advert of the stories, filled in; give what differs. */
export const storyAdvertValues = (differs: Partial<AdvertValues> = {}): AdvertValues => ({
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
  firstTimeMaximum: '250000',
  terms: 'Pay from your own account.',
  promoText: 'Fast release, online all day',
  ...differs,
})

export const storyLivePrice: LivePrice = {
  preview: storyPricePreview,
  isOld: false,
  errors: {},
  balanceMaximum: '9168938',
  suggestions: storyRates,
  onQuery: () => {},
}

export const storyCountries = [
  { code: 'NG', name: 'Nigeria' },
  { code: 'GH', name: 'Ghana' },
]

interface WithAdvertProps {
  start?: AdvertValues
  startStep?: WizardStep
  onSend?: AdvertFormParts['onSend']
  children: (advert: AdvertForm) => ReactNode
}

/** The form of an advert, for the parts that show it. */
export function WithAdvert({
  start = storyAdvertValues(),
  startStep = 'general',
  onSend = async () => undefined,
  children,
}: WithAdvertProps) {
  const advert = useAdvertForm({
    start,
    startStep,
    assets: storyBook,
    methods: storyWizardMethods,
    onFiat: () => {},
    onSend,
  })
  return children(advert)
}
