import { describe, expect, it, test } from 'vitest'
import { depositStatuses, depositTransitions, movedBy, settlingMove, type DepositMove } from './machine.ts'

const moves = Object.keys(depositTransitions) as DepositMove[]

describe.each(moves)('%s', move => {
  const { from, to }: { readonly from: readonly string[]; readonly to: string } = depositTransitions[move]
  it.each(depositStatuses)('from %s leads where the table says, or nowhere', status => {
    expect(movedBy(status, move)).toBe(from.includes(status) ? to : null)
  })
})

test('every status is reached, and only the ledger’s own statuses are posted into', () => {
  expect(new Set(['seen', ...moves.map(move => depositTransitions[move].to)])).toEqual(
    new Set(depositStatuses),
  )
  for (const move of moves) {
    const { from, to, posts } = depositTransitions[move]
    const booked = (status: string) => status === 'credited' || status === 'unattributed'
    const moved = from.some(status => booked(status) !== booked(to)) || move === 'claim'
    expect([move, posts !== null]).toEqual([move, moved])
  }
})

test('what is too small is passed over, whoever owns it; what nobody owns is kept', () => {
  const deposit = { isOwned: true, amount: 10n, minimum: 10n }
  expect(settlingMove(deposit)).toBe('credit')
  expect(settlingMove({ ...deposit, isOwned: false })).toBe('suspend')
  expect(settlingMove({ ...deposit, amount: 9n })).toBe('passOver')
  expect(settlingMove({ ...deposit, amount: 9n, isOwned: false })).toBe('passOver')
})
