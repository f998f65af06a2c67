import type { ContextOf, FieldTypeId, RawOf } from '../../../forms/engine/fieldTypes.ts'
import type { Surroundings } from '../../../forms/engine/fieldType.ts'
import { errorStatus } from '../../../forms/engine/formMessage.ts'
import type { Verdict } from '../../../forms/engine/formMessage.ts'
import { passwordOf, usualPasswordRule } from '../../../forms/engine/passwordRule.ts'
import { biggerThanFee, passwordsMatch, positive } from '../../../forms/engine/rules.ts'

/** A type of field with what it is told here, and answers to it. */
export interface FieldSpecimen<T extends FieldTypeId> {
  readonly context: ContextOf<T>
  /** What it holds at first, to be objected to; and what nothing is said of. */
  readonly wrong: RawOf<T>
  readonly right: RawOf<T>
  /** Further answers that it has something to say to. */
  readonly others: readonly RawOf<T>[]
  /** What is said of it by a rule that it is not told here. */
  readonly verdicts?: readonly ((around: Surroundings) => Verdict)[]
}

const kilobyte = 1024
const mostBytes = 64 * kilobyte
const file = (name: string, bytes = kilobyte) => new File([new Uint8Array(bytes)], name)
const required = true

/** One of each type that the form engine has. A new type has to be told here what it would object to. */
export const fieldSpecimens: { readonly [T in FieldTypeId]: FieldSpecimen<T> } = {
  text: {
    context: { required, minLength: 2, maxLength: 40 },
    wrong: 'H',
    right: 'Harbor & Pine',
    others: ['', 'Harbor & Pine Coffee and Other Good Things'],
  },
  textArea: {
    context: { required, maxLength: 60 },
    wrong: 'I release within five minutes, all day, and you write only your name into the transfer.',
    right: 'Own account only.',
    others: [''],
  },
  email: { context: { required }, wrong: 'amina@souk', right: 'amina@souk.test', others: [''] },
  password: {
    context: { required, rules: [passwordOf(usualPasswordRule)] },
    wrong: 'secret',
    right: 'Lapis-2026',
    others: [''],
    verdicts: [around => passwordsMatch('password')('Lapis-2025', around)],
  },
  address: {
    context: { required },
    wrong: 'TQ4fYx7Vn2sKp',
    right: 'TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
    others: [''],
    // What the server says of an address that has been looked at.
    verdicts: [() => errorStatus('aml')],
  },
  code: { context: { required, length: 6 }, wrong: '4097', right: '409716', others: [''] },
  amount: {
    context: { required, decimals: 2, min: '15000', max: '3200000' },
    wrong: '4000',
    right: '250000',
    others: ['', '5000000', '15000.125', '2e5', '２５０００', 'many'],
    verdicts: [around => positive('0', around), around => biggerThanFee('3')('2.5', around)],
  },
  integer: {
    context: { required, min: 15, max: 90 },
    wrong: '120',
    right: '30',
    others: ['', '5', '1.5', '٣٠'],
  },
  select: {
    context: { required, options: ['bank_transfer', 'opay', 'palmpay'] },
    wrong: '',
    right: 'opay',
    others: ['cash'],
  },
  multiselect: {
    context: { required, options: ['opay', 'kuda', 'palmpay', 'zenith'], maxChoices: 3 },
    wrong: ['opay', 'kuda', 'palmpay', 'zenith'],
    right: ['opay', 'kuda'],
    others: [[], ['cash']],
  },
  checkbox: { context: { required }, wrong: false, right: true, others: [] },
  date: {
    context: { required, min: '1920-01-01', max: '2008-01-01' },
    wrong: '31.02.1996',
    right: '05.03.1996',
    others: [''],
  },
  file: {
    context: { required, extensions: ['jpg', 'png', 'pdf'], maxBytes: mostBytes },
    wrong: file('receipt.exe'),
    right: file('receipt.pdf'),
    others: [null, file('receipt.png', mostBytes + 1)],
  },
}

/** Every type, in the order of the engine. */
export const fieldTypeIds = Object.keys(fieldSpecimens) as FieldTypeId[]
