import { expect, test } from 'vitest'
import { otherRequisites } from '../../../../people/credential/requisiteChoice.ts'
import { advertFields } from './advertFields.ts'
import { newAdvertValues } from './advertValues.ts'
import { usualRules } from '../../../../../locales/rules.ts'
import { escrowChoices } from '../limits/escrowChoices.ts'
import { fieldsOf, numberOfStep, stepOfNumber, stepWith, wizardSteps } from './wizardStep.ts'

const values = newAdvertValues({
  type: 'Sell',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  timeZone: 'Africa/Lagos',
})
const fiat = { code: 'NGN', kind: 'fiat', decimals: 2, shown: 0 } as const

test('each field is asked for in one step', () => {
  const names = Object.keys(
    advertFields(
      { ...values, paymentCredentialId: otherRequisites },
      { fiat, asked: [], rules: usualRules.advert },
    ),
  )
  expect(wizardSteps.flatMap(fieldsOf).toSorted()).toEqual(names.toSorted())
})

test('what is objected to is found in its first step', () => {
  expect(stepWith(['maximum', 'marginPercent'])).toBe('general')
  expect(stepWith(['account_number'])).toBe('payment')
  expect(stepWith(['nothing'])).toBeNull()
})

test('drafts count steps from 1', () => {
  expect(wizardSteps.map(step => stepOfNumber(numberOfStep(step)))).toEqual([...wizardSteps])
  expect(stepOfNumber(9)).toBe('general')
})

test('hours to pay are for slow methods; what was chosen once stays', () => {
  const method = (code: string, speed: 'instant' | 'slow') =>
    ({ code, name: code, group: 'bank_transfer', speed, reversible: false, requisiteFields: [] }) as const
  const methods = [method('opay', 'instant'), method('sepa', 'slow')]
  const offered = (code: string, escrowMinutes: string) =>
    escrowChoices(methods, { paymentMethodCodes: [code], escrowMinutes }, usualRules.advert)
  expect(offered('opay', '30')).toEqual([15, 30, 45, 60, 90])
  expect(offered('opay', '40')).toEqual([15, 30, 40, 45, 60, 90])
  expect(offered('sepa', '1440')).toEqual([15, 30, 45, 60, 90, 180, 360, 720, 1440])
})

test('hours to pay follow the rules that the service publishes', () => {
  const escrow = { min: 20, max: 60, maxSlow: 240, usual: 20 }
  const sepa = {
    code: 'sepa',
    name: 'SEPA',
    group: 'bank_transfer',
    speed: 'slow',
    reversible: false,
    requisiteFields: [],
  } as const
  const offered = (code: string) =>
    escrowChoices([sepa], { paymentMethodCodes: [code], escrowMinutes: '' }, { escrow })
  expect(offered('opay')).toEqual([20, 30, 45, 60])
  expect(offered('sepa')).toEqual([20, 30, 45, 60, 120, 180, 240])
})
