import { describe, expect, test } from 'vitest'
import { FieldReader } from '../refusal/fieldReader.ts'
import { findPaymentMethod, paymentMethods } from '../reference/paymentMethod.ts'
import { readCredential } from './credential.ts'
import { requisiteFieldsOf } from './field.ts'
import type { Requisite, RequisiteKind } from './kind.ts'
import { readLines, readTypedLines } from './line.ts'
import { linesOfMethod } from './methodLines.ts'

const methods = [...paymentMethods.values()]

function read(code: string, lines: Partial<Record<RequisiteKind, string>>) {
  const method = findPaymentMethod(code)
  if (!method) throw new Error(`no method ${code}`)
  const reader = new FieldReader()
  const asked = Object.entries(lines).map(([kind, value]) => ({ kind, value }) as Requisite)
  const kept = readLines(reader, method, asked)
  return {
    kept: Object.fromEntries(kept.map(({ kind, value }) => [kind, value])),
    refused: Object.fromEntries(reader.refusals.map(({ code: why, field }) => [field, why])),
  }
}

const kept = (code: string, kind: RequisiteKind, value: string) => read(code, { [kind]: value }).kept[kind]
const refusal = (code: string, kind: RequisiteKind, value: string) =>
  read(code, { [kind]: value }).refused[kind]

describe('what each payment method asks for', () => {
  test('every method has a line that must be given, and no line twice', () => {
    expect(methods.filter(method => !requisiteFieldsOf(method).some(field => field.isRequired))).toEqual([])
    expect(Object.keys(linesOfMethod).filter(code => !paymentMethods.has(code))).toEqual([])
  })

  test('every example passes its own check and fits its field', () => {
    for (const method of methods)
      for (const { kind, example, maxLength } of requisiteFieldsOf(method)) {
        if (example === null) continue
        expect(example.length).toBeLessThanOrEqual(maxLength)
        expect(refusal(method.code, kind, example), `${method.code} ${kind} ${example}`).toBeUndefined()
        expect(kept(method.code, kind, example), `${method.code} ${kind}`).toBe(example)
      }
  })
})

test.each([
  ['sepa', 'iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['sepa', 'bic', 'deutdeff500', 'DEUTDEFF500'],
  ['iban_ua', 'iban', 'UA21 3223 1300 0002 6007 2335 6600 1', 'UA213223130000026007233566001'],
  ['express_elixir', 'iban', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['sbp', 'phone', '8 (912) 345-67-89', '+79123456789'],
  ['mpesa', 'phone', '0712 345 678', '+254712345678'],
  ['sendwave', 'phone', '+233 24 123 4567', '+233241234567'],
  ['card_transfer_ru', 'card', '5500 0000 0000 0004', '5500000000000004'],
  ['faster_payments_uk', 'sort_code', '04-00-04', '040004'],
  ['ach', 'routing_number', '021000021', '021000021'],
  ['bank_transfer_ng', 'account_number', '0123 456 789', '0123456789'],
  ['imps', 'branch_code', 'hdfc0000001', 'HDFC0000001'],
  ['pix', 'pix_key', '123.456.789-09', '12345678909'],
  ['upi', 'upi_id', 'Amina@OkBank', 'amina@okbank'],
  ['paypal', 'email', 'Me@Example.com', 'me@example.com'],
] as const)('%s keeps the %s %s as %s', (code, kind, typed, value) => {
  expect(kept(code, kind, typed)).toBe(value)
})

test.each([
  ['sepa', 'iban', 'DE89 3704 0044 0532 0130 01', 'iban_invalid'],
  ['sepa', 'iban', 'DE89 3704 0044', 'iban_invalid'],
  ['sepa', 'iban', 'TR330006100519786457841326', 'iban_other_country'],
  ['fast_tr', 'iban', 'DE89370400440532013000', 'iban_other_country'],
  ['sepa', 'bic', 'DEUT', 'bic_invalid'],
  ['card_transfer_ru', 'card', '5500 0000 0000 0005', 'card_invalid'],
  ['card_transfer_ru', 'card', '0000 0000 0000 0000', 'card_invalid'],
  ['mpesa', 'phone', '+233 24 123 4567', 'phone_other_country'],
  ['mpesa', 'phone', '12', 'phone_invalid'],
  ['paypal', 'email', 'me@localhost', 'email_invalid'],
  ['bank_transfer_ng', 'account_number', '012345678', 'account_number_invalid'],
  ['imps', 'branch_code', 'HDFC1000001', 'branch_code_invalid'],
  ['ach', 'routing_number', '021000022', 'routing_number_invalid'],
  ['monzo', 'sort_code', '0400', 'sort_code_invalid'],
  ['pix', 'pix_key', '123', 'pix_key_invalid'],
  ['upi', 'upi_id', 'amina', 'upi_id_invalid'],
  ['sepa', 'card', '5500000000000004', 'invalid_choice'],
  ['konbini', 'note', 'You are a b1tch, really', 'prohibited_words'],
  ['konbini', 'note', 'ты с у к а, вот кто', 'prohibited_words'],
  ['sepa', 'iban', ' ', 'required'],
  ['sepa', 'account_name', 'x'.repeat(121), 'too_long'],
  ['sepa', 'account_name', 'a\u0007b', 'invalid_format'],
] as const)('%s refuses the %s "%s": %s', (code, kind, typed, why) => {
  expect(refusal(code, kind, typed)).toBe(why)
})

test('all that is wrong is said at once, each at its line', () => {
  expect(read('faster_payments_uk', { sort_code: '1', account_number: '1' }).refused).toEqual({
    sort_code: 'sort_code_invalid',
    account_number: 'account_number_invalid',
    account_name: 'required',
  })
})

describe('saved requisites', () => {
  const input = {
    name: 'Main',
    fiat: 'EUR',
    methodCode: 'sepa',
    lines: [
      { kind: 'iban', value: 'DE89370400440532013000' },
      { kind: 'account_name', value: 'Jo Doe' },
    ] as readonly Requisite[],
    applink: null,
    description: '',
    autoIssue: false,
    maxAutoIssue: null,
    isActive: true,
  }
  const why = (change: object) => {
    const reading = readCredential({ ...input, ...change })
    return reading.ok ? [] : reading.refusals.map(({ code, field }) => `${field} ${code}`)
  }

  test.each([
    [{}, []],
    [{ autoIssue: true }, []],
    [{ autoIssue: true, maxAutoIssue: '250.50' }, []],
    [{ maxAutoIssue: '250' }, ['max_auto_issue_amount auto_issue_off']],
    [{ autoIssue: true, maxAutoIssue: '0' }, ['max_auto_issue_amount too_small']],
    [{ autoIssue: true, maxAutoIssue: '1.001' }, ['max_auto_issue_amount too_many_decimals']],
    [{ name: ' ' }, ['name required']],
    [{ name: 'x'.repeat(61) }, ['name too_long']],
    [{ fiat: 'XXX' }, ['currency_code invalid_choice']],
    [{ fiat: 'NGN' }, ['payment_method_code invalid_choice']],
    [{ methodCode: 'nothing' }, ['payment_method_code invalid_choice']],
    [{ applink: 'http://bank.example/pay' }, ['applink applink_invalid']],
    [{ applink: 'javascript:alert(1)' }, ['applink applink_invalid']],
    [{ applink: 'https://me:secret@bank.example' }, ['applink applink_invalid']],
    [{ applink: 'https://bank.example/pay?to=1' }, []],
    [{ description: 'x'.repeat(301) }, ['description too_long']],
  ])('%j: %j', (change, refusals) => {
    expect(why(change)).toEqual(refusals)
  })
})

test('a typed link is a safe one, too', () => {
  const reader = new FieldReader()
  readTypedLines(reader, [{ kind: 'applink', value: 'javascript:alert(1)' }])
  expect(reader.refusals).toMatchObject([{ code: 'applink_invalid', field: 'requisites' }])
})
