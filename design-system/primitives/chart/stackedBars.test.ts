import { expect, it } from 'vitest'
import { stackedBars } from './stackedBars.ts'

it('raises each by those under it, and gives the highest first', () => {
  expect(
    stackedBars([
      { name: 'a', tone: 'first', values: ['1', '0.1'] },
      { name: 'b', tone: 'second', values: ['2', '0.2'] },
      { name: 'c', tone: 'third', values: ['0', '0'] },
    ]).map(({ name, values }) => [name, ...values]),
  ).toEqual([
    ['c', '3', '0.3'],
    ['b', '3', '0.3'],
    ['a', '1', '0.1'],
  ])
})
