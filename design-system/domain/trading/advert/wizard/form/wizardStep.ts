import { requisiteKinds } from '../../../../reference/method/requisite.ts'
import type { AdvertFieldName } from './advertFields.ts'

/** The steps of the wizard, in order (specification 000 §3). */
export const wizardSteps = ['general', 'payment', 'limits', 'preview'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** Where each field is asked for; the preview asks for nothing. */
const fieldsOfStep = {
  general: [
    'type',
    'cryptoCurrencyCode',
    'currencyCode',
    'countryCode',
    'priceMode',
    'marginPercent',
    'equation',
    'fixedPrice',
  ],
  payment: ['paymentMethodCodes', 'bankName', 'paymentCredentialId', ...requisiteKinds],
  limits: [
    'minimum',
    'maximum',
    'escrowMinutes',
    'minimumVolumeUsd',
    'minimumFeedbackScore',
    'firstTimeMaximum',
    'repeatVolumeCoefficient',
    'phoneRequired',
    'identityRequired',
    'allowAnonymous',
    'terms',
    'promoText',
    'timeZone',
    'isOnVacation',
    'liquidityTracking',
  ],
  preview: [],
} as const satisfies Record<WizardStep, readonly AdvertFieldName[]>

/** The fields of a step. */
export const fieldsOf = (step: WizardStep): readonly AdvertFieldName[] => fieldsOfStep[step]

/** The first step that asks for one of these fields; null for none. */
export const stepWith = (names: readonly string[]): WizardStep | null =>
  wizardSteps.find(step => fieldsOf(step).some(name => names.includes(name))) ?? null

/** The number of a step, from 1, as drafts keep it; and back. */
export const numberOfStep = (step: WizardStep): number => wizardSteps.indexOf(step) + 1
export const stepOfNumber = (number: number): WizardStep => wizardSteps[number - 1] ?? 'general'
