import { describe, expect, it } from 'vitest'
import type { Locale } from '../../format/locale.ts'
import { fieldTypes } from './fieldTypes.ts'
import type { ContextOf, FieldTypeId, RawOf, ValueOf } from './fieldTypes.ts'
import type { Verdict } from './formMessage.ts'
import { passwordOf, usualPasswordRule } from './passwordRule.ts'
import * as rules from './rules.ts'

interface Steps<T extends FieldTypeId> {
  update: (raw: RawOf<T>, context: ContextOf<T>, around: object) => { rawValue: RawOf<T>; value: ValueOf<T> }
  validate: (content: object, context: ContextOf<T>, around: object) => Verdict
  settle: (content: object, around: object) => RawOf<T>
}

/** Types `raw` into a field and says what came of it. */
function enter<T extends FieldTypeId>(
  typeId: T,
  raw: RawOf<T>,
  context: ContextOf<T>,
  locale: Locale = 'en',
) {
  const steps = fieldTypes[typeId] as unknown as Steps<T>
  const around = { locale, valueOf: (name: string) => (name === 'first' ? 'same' : undefined) }
  const content = steps.update(raw, context, around)
  const verdict = steps.validate(content, context, around)
  const said = verdict?.message && 'key' in verdict.message ? verdict.message : null
  return {
    value: content.value,
    says: said?.key ?? null,
    params: said?.params,
    written: steps.settle(content, around),
  }
}

it.each<[FieldTypeId, unknown]>([
  ['text', ' '],
  ['textArea', ''],
  ['email', ''],
  ['password', ''],
  ['address', ''],
  ['amount', ' '],
  ['integer', ''],
  ['select', ''],
  ['multiselect', []],
  ['checkbox', false],
  ['date', ''],
])('%s: nothing in it is fine, unless it is required', (typeId, raw) => {
  const empty = raw as RawOf<typeof typeId>
  expect(enter(typeId, empty, {} as ContextOf<typeof typeId>).says).toBeNull()
  expect(enter(typeId, empty, { required: true } as ContextOf<typeof typeId>).says).toBe('required')
})

it('an empty code or file is fine, unless it is required', () => {
  expect(enter('code', '', { length: 6 }).says).toBeNull()
  expect(enter('code', '', { length: 6, required: true }).says).toBe('required')
  expect(enter('file', null, { extensions: [], maxBytes: 1, required: true }).says).toBe('required')
})

describe('amount', () => {
  it.each<[string, ContextOf<'amount'>, string, string | null, string?]>([
    ['1 234,5', {}, '1234.5', null],
    ['abc', {}, '', 'number'],
    ['1e3', {}, '', 'exponent'],
    ['１', {}, '', 'otherDigits'],
    ['9'.repeat(40), {}, '', 'tooLong'],
    ['-5', {}, '', 'positive'],
    ['-5', { allowNegative: true }, '-5', null],
    ['0', { positive: true }, '0', 'positive'],
    ['0.000000001', { decimals: 8 }, '0.000000001', 'decimals', '8'],
    ['0.00000001', { decimals: 8 }, '0.00000001', null],
    ['14999.99', { min: '15000' }, '14999.99', 'min', '15000'],
    ['15000', { min: '15000' }, '15000', null],
    ['9', { min: '10' }, '9', 'min', '10'],
    ['100', { max: '20' }, '100', 'max', '20'],
    ['9007199254740993', { max: '9007199254740992' }, '9007199254740993', 'max', '9007199254740992'],
    ['5', { rules: [rules.biggerThanFee('5')] }, '5', 'biggerThanFee'],
    ['5.01', { rules: [rules.biggerThanFee('5')] }, '5.01', null],
  ])('%s with %o', (raw, context, value, says, param) => {
    const entered = enter('amount', raw, context)
    expect(entered).toMatchObject({ value, says })
    expect(Object.values(entered.params ?? {}).map(String)).toEqual(param === undefined ? [] : [param])
  })

  it('is written as it was understood, in the locale', () => {
    expect(enter('amount', '1234567.5', {}, 'en').written).toBe('1,234,567.5')
    expect(enter('amount', '1234567,5', {}, 'ru').written).toBe('1\u00A0234\u00A0567,5')
    expect(enter('amount', '12x', {}).written).toBe('12x')
  })
})

it.each<[string, ContextOf<'integer'>, number | null, string | null]>([
  ['30', { min: 15, max: 90 }, 30, null],
  ['14', { min: 15 }, 14, 'min'],
  ['91', { max: 90 }, 91, 'max'],
  ['1.5', {}, null, 'number'],
  ['NaN', {}, null, 'number'],
  ['99999999999999999', {}, null, 'number'],
])('integer: %s with %o', (raw, context, value, says) => {
  expect(enter('integer', raw, context)).toMatchObject({ value, says })
})

it.each<[FieldTypeId, unknown, object, unknown, string | null]>([
  ['text', '  Ada ', {}, 'Ada', null],
  ['text', 'ab', { minLength: 3 }, 'ab', 'minLength'],
  ['text', '😀😀😀', { maxLength: 3 }, '😀😀😀', null],
  ['textArea', 'abcd', { maxLength: 3 }, 'abcd', 'maxLength'],
  ['email', ' ada@souk.test ', {}, 'ada@souk.test', null],
  ['email', 'ada@souk', {}, 'ada@souk', 'email'],
  ['email', 'ada@@souk.test', {}, 'ada@@souk.test', 'email'],
  ['email', `${'a'.repeat(250)}@souk.test`, {}, `${'a'.repeat(250)}@souk.test`, 'email'],
  ['password', ' Abcdef1! ', {}, ' Abcdef1! ', null],
  [
    'address',
    ' bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq ',
    {},
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    null,
  ],
  [
    'address',
    '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
    {},
    '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
    null,
  ],
  [
    'address',
    'EQD4FPq-PRDieyQKkizFTRtSDyucUIqrj0v_zXJmqaDp6_0t',
    {},
    'EQD4FPq-PRDieyQKkizFTRtSDyucUIqrj0v_zXJmqaDp6_0t',
    null,
  ],
  [
    'address',
    'EQD4FPq+PRDieyQKkizFTRtSDyucUIqrj0v/zXJmqaDp6/0t',
    {},
    'EQD4FPq+PRDieyQKkizFTRtSDyucUIqrj0v/zXJmqaDp6/0t',
    null,
  ],
  ['address', '0x12', {}, '0x12', 'address'],
  ['address', 'send it to my wallet, please', {}, 'send it to my wallet, please', 'address'],
  ['code', '409 716', { length: 6 }, '409716', null],
  ['code', '40971', { length: 6 }, '40971', 'code'],
  ['code', '40971x', { length: 6 }, '40971x', 'code'],
  ['select', 'NGN', { options: ['NGN'] }, 'NGN', null],
  ['select', 'XXX', { options: ['NGN'] }, 'XXX', 'choice'],
  ['multiselect', ['a', 'b', 'a'], { options: ['a', 'b'] }, ['a', 'b'], null],
  ['multiselect', ['a', 'c'], { options: ['a', 'b'] }, ['a', 'c'], 'choice'],
  ['multiselect', ['a', 'b'], { maxChoices: 1 }, ['a', 'b'], 'maxChoices'],
  ['checkbox', true, { required: true }, true, null],
  ['date', '5.3.2026', {}, '2026-03-05', null],
  ['date', '2026-03-05', {}, '2026-03-05', null],
  ['date', '31.02.2026', {}, '', 'date'],
  ['date', '03/05/2026', {}, '', 'date'],
  ['date', '05.03.2026', { min: '2026-03-06' }, '2026-03-05', 'date'],
  ['date', '05.03.2026', { max: '2026-03-04' }, '2026-03-05', 'date'],
])('%s: %o with %o', (typeId, raw, context, value, says) => {
  const entered = enter(typeId, raw as RawOf<typeof typeId>, context as ContextOf<typeof typeId>)
  expect({ value: entered.value, says: entered.says }).toEqual({ value, says })
})

it('writes a date out when it is left', () =>
  expect(enter('date', '5.3.2026', {}).written).toBe('05.03.2026'))

it.each([
  ['photo.PNG', 10, null],
  ['photo.jpeg', 2048, null],
  ['photo.svg', 10, 'fileType'],
  ['photo', 10, 'fileType'],
  ['photo.png', 2049, 'fileSize'],
])('file: %s of %d bytes', (name, bytes, says) => {
  const context = { extensions: ['png', 'jpeg'], maxBytes: 2048 }
  const entered = enter('file', new File([new Uint8Array(bytes)], name), context)
  expect(entered.says).toBe(says)
  expect(entered.params ?? { size: '2\u00A0kB' }).toEqual({ size: '2\u00A0kB' })
})

describe('rules', () => {
  const around = { locale: 'en', valueOf: (name: string) => (name === 'first' ? 'same' : undefined) } as const
  const key = (verdict: Verdict) =>
    verdict?.message && 'key' in verdict.message ? verdict.message.key : null

  it.each([
    ['Abcdef1!', null],
    ['Пароль1!', null],
    ['Abcde1!', 'password'],
    ['abcdef1!', 'password'],
    ['ABCDEF1!', 'password'],
    ['Abcdefg!', 'password'],
    ['Abcdefg1', 'password'],
    ['Abcdef1 ', 'password'],
  ])('password %s', (text, says) => expect(key(passwordOf(usualPasswordRule)(text, around))).toBe(says))

  it('passwords match', () => {
    expect(key(rules.passwordsMatch('first')('same', around))).toBeNull()
    expect(key(rules.passwordsMatch('first')('other', around))).toBe('passwordsMatch')
  })

  it('a destination that the server refuses is said in its words, and AML in the specification’s', async () => {
    const refusedWith = (errors: object, code: string) =>
      rules.destination(() => Promise.reject({ extensions: { code, errors } }))('TQ4f', around)
    const aml = await refusedWith({ address: ['in the server’s words'] }, 'aml_refused')
    expect(key(aml)).toBe('aml')
    const other = await refusedWith(
      { address: ['Invalid address. It has to be of TRON.'] },
      'address_invalid',
    )
    expect(other?.message).toMatchObject({
      refusal: { code: 'address_invalid', text: 'Invalid address. It has to be of TRON.' },
    })
    expect(await rules.destination(async () => null)('TQ4f', around)).toBeNull()
    await expect(rules.destination(() => Promise.reject(new Error('away')))('TQ4f', around)).rejects.toThrow(
      'away',
    )
  })
})
