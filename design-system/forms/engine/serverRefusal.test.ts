import { describe, expect, it } from 'vitest'
import { alertMessageOf, fieldNamed, readRefusal, statusesFor } from './serverRefusal.ts'

const body = { errors: { user_name: ['taken', 'short'] }, code: 'user_name_taken', params: { limit: 3 } }
const read = { fields: { user_name: 'taken' }, code: 'user_name_taken', params: { limit: 3 } }

describe('a refusal is found', () => {
  it.each([
    ['in the data of a response', { data: body, errors: { other: ['x'] } }, read],
    ['in the error itself', body, read],
    ['in a GraphQL error', Object.assign(new Error('x'), { extensions: { status: 422, ...body } }), read],
    ['in a list of GraphQL errors', { errors: [{ message: 'x', extensions: body }] }, read],
    ['as one text', { error: 'No.' }, { fields: {}, text: 'No.' }],
    ['as fields under error', { error: { email: 'bad' } }, { fields: { email: 'bad' } }],
    ['as one text of the data', { data: { errors: { a: 'x' } } }, { fields: { a: 'x' } }],
    ['with a code alone', { extensions: { code: 'forbidden' } }, { fields: {}, code: 'forbidden' }],
    ['with the mark of a black list', { ...body, isBl: true }, { isBl: true }],
    ['without what is no text', { errors: { a: [], b: 5, c: [''], d: ['ok'] } }, { fields: { d: 'ok' } }],
  ])('%s', (_, error, expected) => expect(readRefusal(error)).toMatchObject(expected))

  it.each([
    new Error('offline'),
    new TypeError('bug'),
    null,
    undefined,
    'text',
    5,
    { errors: [] },
    { data: null },
  ])('not in %o', error => expect(readRefusal(error)).toBeNull())
})

it.each([
  ['email', 'email'],
  ['user_name', 'userName'],
  ['requisites.0.text', 'requisites'],
  ['payment_methods.0', 'paymentMethods'],
  ['base', null],
  ['__proto__', null],
])('%s means the field %s', (wire, field) => {
  expect(fieldNamed(wire, ['email', 'userName', 'requisites', 'paymentMethods'])).toBe(field)
})

it('words a lone field by the code, several by their texts', () => {
  const one = statusesFor(readRefusal(body)!, ['userName'])
  expect(one.get('userName')?.message).toEqual({
    refusal: { code: 'user_name_taken', params: { limit: 3 }, text: 'taken' },
  })
  const two = statusesFor(readRefusal({ ...body, errors: { a: 'x', b: ['y'] } })!, ['a', 'b'])
  expect([...two].map(([name, status]) => [name, status.message])).toEqual([
    ['a', { refusal: { text: 'x' } }],
    ['b', { refusal: { text: 'y' } }],
  ])
})

it('alerts the first message of the first field, and nothing when there is none', () => {
  expect(alertMessageOf(readRefusal({ errors: { base: ['No.', 'x'] }, code: 'forbidden' })!)).toMatchObject({
    refusal: { code: 'forbidden', text: 'No.' },
  })
  expect(alertMessageOf(readRefusal({ errors: {} })!)).toBeNull()
})
