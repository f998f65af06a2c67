import { expect, test } from 'vitest'
import type { RequisiteField, RequisiteKind } from '../../../../reference/method/requisite.ts'
import { askedLines } from './askedLines.ts'
import type { WizardMethod } from './wizardMethod.ts'

const line = (kind: RequisiteKind, isRequired = true): RequisiteField => ({
  kind,
  isRequired,
  input: 'text',
  example: null,
  maxLength: 60,
})
const method = (code: string, ...requisiteFields: RequisiteField[]): WizardMethod => ({
  code,
  name: code,
  group: 'bank_transfer',
  speed: 'instant',
  reversible: false,
  requisiteFields,
})
const methods = [
  method('bank', line('bank'), line('account_number'), line('account_name', false)),
  method('wallet', line('phone'), line('account_number')),
]
const told = (codes: readonly string[]) =>
  askedLines(methods, codes).map(({ kind, isRequired }) => (isRequired ? `${kind}!` : kind))

test('one method asks for its own lines', () => {
  expect(told(['bank'])).toEqual(['bank!', 'account_number!', 'account_name'])
  expect(told([])).toEqual([])
  expect(told(['gone'])).toEqual([])
})

test('of several methods each line is there once, and required where all of them require it', () => {
  expect(told(['bank', 'wallet'])).toEqual(['bank', 'account_number!', 'account_name', 'phone'])
})
