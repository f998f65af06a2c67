import { expect, it } from 'vitest'
import { keepRowPlaces } from './rowPlaces.ts'

const rows = (ids: string) => ids.split('').map(id => ({ id }))

it.each([
  ['abc', 'abc', '', 0, false],
  ['abc', 'cab', '', 0, true],
  ['abc', 'acb', '', 0, false],
  ['abc', 'bcd', 'a', 1, true],
  ['abc', 'xaybz', 'c', 3, true],
  ['abc', '', 'abc', 0, false],
])('%s, refreshed as %s, keeps its rows', (shown, fresh, gone, news, isMoved) => {
  const steady = keepRowPlaces(rows(shown), rows(fresh))
  expect(steady.rows.map(({ id }) => id).join('')).toBe(shown)
  expect([...steady.gone].join('')).toBe(gone)
  expect(steady).toMatchObject({ news, isMoved })
})

it('takes the new values', () => {
  const shown = [
    { id: 'a', price: '1' },
    { id: 'b', price: '1' },
  ]
  expect(keepRowPlaces(shown, [{ id: 'b', price: '2' }]).rows).toEqual([
    { id: 'a', price: '1' },
    { id: 'b', price: '2' },
  ])
})
