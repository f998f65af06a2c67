import { expect, it } from 'vitest'
import { endedSince, endingsOf } from './tradeEndings.ts'

type Listed = Parameters<typeof endingsOf>[0][number]

const trade = (id: number, group: Listed['group'], isDisputed = false): Listed => ({
  __typename: 'Trade',
  id: String(id),
  group,
  dispute: isDisputed ? { __typename: 'Dispute', openedAt: '2026-01-01T00:00:00Z' } : null,
  finishedAt: group === 'new' || group === 'paid' ? null : `2026-01-${10 + id}T00:00:00Z`,
})

it('shows how trades ended, without those that are open', () => {
  const trades = [
    trade(1, 'new'),
    trade(2, 'completed'),
    trade(3, 'paid'),
    trade(4, 'cancelled'),
    trade(5, 'closed'),
  ]
  expect(endingsOf(trades).map(({ ending }) => ending)).toEqual(['completed', 'cancelled', 'closed'])
})

it('shows a dispute as one, open or ruled', () => {
  const trades = [trade(1, 'dispute', true), trade(2, 'completed', true)]
  expect(endingsOf(trades).map(({ ending }) => ending)).toEqual(['dispute', 'dispute'])
})

it('shows the last ten', () => {
  const trades = Array.from({ length: 14 }, (_, index) => trade(index, index < 2 ? 'new' : 'completed'))
  expect(endingsOf(trades).map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
})

it('says since when: the first of those that are shown', () => {
  expect(endedSince(endingsOf([trade(3, 'completed'), trade(2, 'cancelled'), trade(1, 'new')]))).toBe(
    '2026-01-12T00:00:00Z',
  )
  expect(endedSince([])).toBeNull()
})
