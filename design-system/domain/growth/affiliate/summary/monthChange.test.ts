import { expect, it } from 'vitest'
import { monthChange } from './monthChange.ts'

const months = (...worths: readonly string[]) =>
  worths.map((amount, index) => ({
    month: `2026-0${index + 1}`,
    levels: [],
    worth: { amount, asset: 'USD' },
  }))

it.each([
  [['213', '274.67'], { kind: 'more', percent: '29' }],
  [['200', '50'], { kind: 'less', percent: '75' }],
  [['100', '100.2'], { kind: 'same', percent: '0' }],
])('of %j says %j', (worths, change) => {
  expect(monthChange(months(...worths))).toEqual(change)
})

it('says nothing where a month is empty, or there is none before', () => {
  expect(monthChange(months('0', '12'))).toBeNull()
  expect(monthChange(months('12', '0'))).toBeNull()
  expect(monthChange(months('12'))).toBeNull()
  expect(monthChange([])).toBeNull()
})
