import { expect, it } from 'vitest'
import { steadyOrder } from './steadyOrder.ts'

const rows = (ids: string) => ids.split('').map(id => ({ id }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

it.each([
  ['abc', 'cab', 'abc'],
  ['abc', 'bcd', 'dbc'],
  ['abc', 'xaybz', 'abxyz'],
  ['abc', '', ''],
  ['', 'abc', 'abc'],
  ['abcd', 'ca', 'ac'],
])('%s, refreshed as %s, stands as %s', (shown, fresh, expected) => {
  expect(ids(steadyOrder(rows(shown), rows(fresh)))).toBe(expected)
})

it('takes the new values', () => {
  const fresh = [
    { id: 'b', price: '2' },
    { id: 'a', price: '3' },
  ]
  expect(steadyOrder(rows('ab'), fresh)).toEqual([
    { id: 'a', price: '3' },
    { id: 'b', price: '2' },
  ])
})
