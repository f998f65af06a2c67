import { describe, expect, test } from 'vitest'
import { refuse } from '../refusal/refusal.ts'
import { actionTowards, advertActions, advertTransitions, moveAdvert } from './machine.ts'
import type { AdvertMoveFacts } from './machine.ts'
import { advertStatuses, plainStatusOf } from './status.ts'
import type { AdvertStatus } from './status.ts'

const facts: AdvertMoveFacts = {
  ownerCompletedTrades: 5,
  advertCount: 2,
  advertLimit: 3,
  incomplete: [],
  secondFactor: 'not_asked',
}
const move = (
  status: AdvertStatus | null,
  action: (typeof advertActions)[number],
  change: Partial<AdvertMoveFacts> = {},
  type: 'Ad::Sell' | 'Ad::Buy' = 'Ad::Sell',
) => {
  const moved = moveAdvert({ status, type }, action, { ...facts, ...change })
  return moved.ok ? moved.value : moved.refusal.code
}

test.each([
  [null, 'create', 0, 'draft'],
  ['draft', 'publish', 0, 'listedSandboxed'],
  ['draft', 'publish', 1, 'listed'],
  ['listed', 'deactivate', 1, 'unlisted'],
  ['listedSandboxed', 'deactivate', 0, 'unlistedSandboxed'],
  ['unlistedSandboxed', 'activate', 0, 'listedSandboxed'],
  ['unlistedSandboxed', 'activate', 1, 'listed'],
  ['unlisted', 'activate', 1, 'listed'],
  ['draft', 'archive', 0, 'archived'],
  ['listedSandboxed', 'archive', 0, 'archived'],
  ['archived', 'restore', 0, 'unlistedSandboxed'],
  ['archived', 'restore', 1, 'unlisted'],
  ['listedSandboxed', 'graduate', 1, 'listed'],
  ['unlistedSandboxed', 'graduate', 1, 'unlisted'],
] as const)('%s, %s by an owner of %i trades: %s', (status, action, ownerCompletedTrades, expected) => {
  expect(move(status, action, { ownerCompletedTrades })).toBe(expected)
})

describe('what the table does not name is refused', () => {
  const everything = [null, ...advertStatuses].flatMap(status =>
    advertActions.map(action => [status, action] as const),
  )
  const others = everything.filter(([status, action]) => {
    const { from } = advertTransitions[action]
    return from === 'nothing' ? status !== null : status === null || !from.includes(plainStatusOf(status))
  })

  test('and that is most of it', () => {
    expect(everything).toHaveLength(49)
    expect(others).toHaveLength(33)
  })

  test.each(others)('%s, %s', (status, action) => {
    expect(move(status, action)).toBe('advert_moved_on')
  })
})

describe('guards', () => {
  test('hold back what is one too many', () => {
    expect(move(null, 'create', { advertCount: 3 })).toBe('advert_limit_reached')
    expect(move('archived', 'restore', { advertCount: 3 })).toBe('advert_limit_reached')
    expect(move('draft', 'publish', { advertCount: 3 })).toBe('listed')
  })

  test('hold back what is incomplete, or lacks the second factor where one is asked', () => {
    expect(move('draft', 'publish', { incomplete: [refuse('required', 'requisites')] })).toBe('required')
    expect(move('draft', 'publish', { secondFactor: 'missing' })).toBe('two_factor_required')
    expect(move('unlisted', 'activate', { secondFactor: 'missing' })).toBe('two_factor_required')
    expect(move('draft', 'publish', { secondFactor: 'missing' }, 'Ad::Buy')).toBe('listed')
    expect(move('draft', 'publish', { secondFactor: 'given' })).toBe('listed')
  })

  test('let only sandboxed ads graduate, after a completed trade', () => {
    expect(move('listed', 'graduate')).toBe('advert_moved_on')
    expect(move('listedSandboxed', 'graduate', { ownerCompletedTrades: 0 })).toBe('advert_moved_on')
  })
})

test('a choice of the owner names one action', () => {
  expect(actionTowards('draft', 'listed')).toBe('publish')
  expect(actionTowards('unlistedSandboxed', 'listed')).toBe('activate')
  expect(actionTowards('listedSandboxed', 'unlisted')).toBe('deactivate')
  expect(actionTowards('archived', 'unlisted')).toBe('restore')
  expect(actionTowards('listed', 'archived')).toBe('archive')
  expect(actionTowards('archived', 'listed')).toBeUndefined()
  expect(actionTowards('listed', 'draft')).toBeUndefined()
})
