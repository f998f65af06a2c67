import { expect, test } from 'vitest'
import { tradeStatuses } from '../trade/status.ts'
import { instantStatuses, instantTransitions, moveOfTrade } from './machine.ts'

test('every status is reached, and what has ended stays so', () => {
  const rows = Object.values(instantTransitions)
  expect(['created', ...rows.map(({ to }) => to)].toSorted()).toEqual(instantStatuses.toSorted())
  expect(new Set(rows.map(({ from }) => from))).toEqual(new Set(['created', 'trade_initiated']))
})

test('a trade that has ended ends its instant trade, and no other does', () => {
  const going = tradeStatuses.filter(status => moveOfTrade[status] === null)
  expect(going).toEqual(['new', 'paid_confirmed', 'expired_and_paid', 'disput'])
  const ends = tradeStatuses.flatMap(status => moveOfTrade[status] ?? [])
  expect(ends.map(move => instantTransitions[move].from)).toEqual(ends.map(() => 'trade_initiated'))
})
