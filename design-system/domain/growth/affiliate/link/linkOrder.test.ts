import { expect, it } from 'vitest'
import { sortedLinks } from './linkOrder.ts'

const link = (code: string, day: number, invited: number, worth: string) => ({
  code,
  tag: code,
  invited,
  traded: 0,
  worth: { amount: worth, asset: 'USD' },
  createdAt: `2026-03-0${day}T10:00:00Z`,
})
const links = [link('A', 1, 4, '9.5'), link('B', 2, 9, '10'), link('C', 3, 4, '0')]

it.each([
  ['newest', 'CBA'],
  ['invited', 'BCA'],
  ['earned', 'BAC'],
] as const)('puts them by %s', (order, codes) => {
  expect(
    sortedLinks(links, order)
      .map(({ code }) => code)
      .join(''),
  ).toBe(codes)
})
