import { storyCountries, storyWizardMethods } from '../domain/trading/advert/wizardForm.tsx'
import { storyPricePreview, storyReach } from '../domain/trading/advert/wizardParts.ts'
import { storyTime } from '../domain/support/storyClock.tsx'
import { storyOffer } from '../domain/support/trading/storyOffer.ts'
import { storyBuyer } from '../domain/support/trading/storyTrader.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'
import { credentialAnswers } from './credentialAnswers.ts'

const settings = {
  requisites: [],
  paymentCredentialId: 'c1',
  marginPercent: '0.2',
  equation: null,
  isFixPrice: false,
  minimum: '15000',
  maximum: '3200000',
  schedule: null,
  timeZone: 'Africa/Lagos',
  isOnVacation: false,
  liquidityTracking: false,
  repeatVolumeCoefficient: null,
  isVisible: true,
  invisibleReasons: [],
  withheldReason: null,
  tradesOpen: 0,
  stockLeft: null,
  createdAt: storyTime,
  updatedAt: storyTime,
}

/** An own advert, whole; anybody else's has no settings. */
const advertAnswer = (id: string) => ({
  ...storyOffer(),
  id,
  status: 'listed',
  countryCode: 'NG',
  priceMode: 'average',
  marketRate: '147376130',
  pricedAt: storyTime,
  paymentMethods: storyWizardMethods
    .slice(0, 1)
    .map(({ requisiteFields: _fields, ...method }) => ({ ...method, urlCode: method.code })),
  bankName: null,
  phoneRequired: false,
  identityRequired: false,
  minimumVolumeUsd: null,
  minimumFeedbackScore: null,
  firstTimeMaximum: null,
  supportsInstantTrade: false,
  terms: 'Pay from your own account.',
  promoText: '',
  isOwn: true,
  risks: [],
  settings,
})

/** A draft of the stories, as the service has it. */
export const storyDraft = (fields: object, key = 'new') => ({
  items: [{ key, step: 3, version: 4, updatedAt: storyTime, fields }],
})

/** What the service says to the pages on which an advert is made or changed. */
export const wizardAnswers = (): StoryAnswers => ({
  ...accountAnswers,
  ...credentialAnswers(),
  countries: () => ({
    items: storyCountries.map(country => ({ ...country, currencyCode: 'NGN', phoneCode: '234' })),
  }),
  profile: () => storyBuyer,
  calculatePrice: () => ({
    ...storyPricePreview,
    marketRate: '147967999.5',
    balanceMaximum: '9168938',
    pricedAt: storyTime,
  }),
  advertReach: () => ({
    people: storyReach.people,
    sharePercent: 41,
    byCondition: storyReach.byCondition.map(({ condition, fewerPercent }) => ({
      condition,
      fewerPercent: Number.parseInt(fewerPercent, 10),
    })),
  }),
  advertDrafts: () => ({ items: [] }),
  saveAdvertDraft: ({
    key,
    input,
  }: {
    key: string
    input: { step: number; version: number; fields: object }
  }) => ({
    key,
    ...input,
    version: input.version + 1,
    updatedAt: storyTime,
  }),
  dropAdvertDraft: () => ({ isDone: true }),
  advert: ({ id }: { id: string }) => {
    if (id === 'a404') throw refusal(404, 'not_found')
    return advertAnswer(id)
  },
  createAdvert: () => advertAnswer('a1'),
  updateAdvert: ({ id }: { id: string }) => advertAnswer(id),
})
