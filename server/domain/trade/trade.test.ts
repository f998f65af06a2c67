import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cancelActionOf } from './cancelCall.ts'
import { plus } from './deadline.ts'
import { diagramFile, renderTradeMachine } from './diagram.ts'
import { disputeReplyAllowance, disputeWaitsFor } from './dispute.ts'
import type { DisputeAuthor, DisputeWords } from './dispute.ts'
import {
  actors,
  contractorId,
  minutes,
  openedAt,
  ownerId,
  strangerId,
  tell,
  tradeIn,
} from '../../../tests/support/examples/trade.ts'
import { openingRefusal } from './limit.ts'
import { counterpartyOf, partiesOf, sideOf } from './party.ts'
import {
  displayGroups,
  finalStatuses,
  groupOf,
  listFilters,
  openStatuses,
  statusesOfFilter,
  tradeStatuses,
} from './status.ts'
import { progressOf } from './step.ts'

describe('the side of a user', () => {
  test.each([
    ['Ad::Sell', 'seller', 'buyer'],
    ['Ad::Buy', 'buyer', 'seller'],
    ['Ad::Swap', 'seller', 'buyer'],
  ] as const)('on %s the owner is the %s and the contractor the %s', (type, owner, contractor) => {
    const trade = partiesOf(type, ownerId, contractorId)
    expect(sideOf(trade, ownerId)).toBe(owner)
    expect(sideOf(trade, contractorId)).toBe(contractor)
    expect(sideOf(trade, strangerId)).toBeNull()
    expect(counterpartyOf(trade, ownerId)).toBe(contractorId)
    expect(counterpartyOf(trade, contractorId)).toBe(ownerId)
    expect(counterpartyOf(trade, strangerId)).toBeNull()
  })
})

describe('statuses', () => {
  test('are grouped for display as specified', () => {
    const members = displayGroups.map(group => [
      group,
      tradeStatuses.filter(status => groupOf[status] === group),
    ])
    expect(Object.fromEntries(members)).toEqual({
      new: ['new'],
      paid: ['paid_confirmed', 'expired_and_paid'],
      dispute: ['disput'],
      completed: ['completed', 'completed_by_seller', 'completed_by_admin'],
      cancelled: ['cancelled_by_buyer', 'cancelled_by_admin', 'cancelled'],
      closed: ['closed'],
    })
  })

  test('are filtered as specified', () => {
    expect(listFilters.map(filter => [filter, statusesOfFilter[filter]])).toEqual([
      ['active', openStatuses],
      ['opened', ['new']],
      ['paid', ['paid_confirmed', 'expired_and_paid']],
      ['dispute', ['disput']],
      ['closed', tradeStatuses],
      ['all', tradeStatuses],
      ['finished', finalStatuses],
    ])
  })

  test.each([
    ['new', 'sending_funds', 'going'],
    ['paid_confirmed', 'waiting_for_payment', 'going'],
    ['disput', 'waiting_for_payment', 'going'],
    ['completed_by_seller', 'completed', 'done'],
    ['cancelled_by_buyer', 'sending_funds', 'stopped'],
    ['closed', 'waiting_for_payment', 'stopped'],
    ['cancelled_by_admin', 'waiting_for_payment', 'stopped'],
  ] as const)('%s stands at %s, %s', (status, step, state) => {
    expect(progressOf(tradeIn(status))).toEqual({ step, state })
  })

  test('a trade that was cancelled once paid stopped where the seller was to pay out', () => {
    const conceded = tell([
      ['confirm', 'buyer', 10],
      ['concede', 'buyer', 20],
    ])
    expect(progressOf(conceded)).toEqual({ step: 'waiting_for_payment', state: 'stopped' })
  })
})

test.each([
  ['new', 'buyer', 'cancel'],
  ['paid_confirmed', 'buyer', 'concede'],
  ['expired_and_paid', 'buyer', 'concede'],
  ['disput', 'buyer', 'concede'],
  ['cancelled', 'buyer', 'cancel'],
  ['new', 'seller', 'askCancel'],
  ['disput', 'seller', 'askCancel'],
  ['new', 'stranger', 'cancel'],
] as const)('in %s the %s’s call to cancel means %s', (status, actor, action) => {
  expect(cancelActionOf(tradeIn(status), actors[actor])).toBe(action)
})

const wordsOf = (authors: readonly DisputeAuthor[]): DisputeWords => {
  const by = (author: DisputeAuthor) => authors.filter(other => other === author).length
  return { buyer: by('buyer'), seller: by('seller'), arbiter: by('arbiter') }
}

test.each<[string, DisputeAuthor[]]>([
  ['buyer seller', []],
  ['seller', ['buyer']],
  ['arbiter', ['buyer', 'seller']],
  ['buyer seller', ['buyer', 'seller', 'arbiter']],
  ['seller', ['buyer', 'seller', 'arbiter', 'buyer']],
])('a dispute waits for %s after %j', (waits, authors) => {
  expect(disputeWaitsFor(wordsOf(authors)).join(' ')).toBe(waits)
})

describe('in a dispute a side may write', () => {
  const allowance = (...authors: DisputeAuthor[]) => disputeReplyAllowance(wordsOf(authors), 'buyer')

  test.each<[number, DisputeAuthor[]]>([
    [1, []],
    [0, ['buyer']],
    [1, ['seller']],
    [1, ['buyer', 'arbiter']],
    [0, ['buyer', 'arbiter', 'buyer']],
    [2, ['buyer', 'arbiter', 'arbiter']],
    [2, ['arbiter']],
    [0, ['buyer', 'buyer']],
  ])('%i more after %j', (left, authors) => {
    expect(allowance(...authors)).toBe(left)
  })
})

describe('opening one more trade', () => {
  const hours = (count: number) => minutes(60 * count)
  const at = (hour: number) => plus(openedAt, hours(hour))
  const after = (cancels: number[], hour: number) =>
    openingRefusal({ cancelledAt: cancels.map(at), completedTrades: 5, openTrades: 40 }, at(hour))

  test.each<[string, number[], number, number | null]>([
    ['nobody is paused for two cancels', [0, 1], 2, null],
    ['the third within a day pauses for a day', [0, 1, 2], 2, 26],
    ['in any order', [2, 0, 1], 3, 26],
    ['until then', [0, 1, 2], 25.999, 26],
    ['and no longer', [0, 1, 2], 26, null],
    ['three over more than a day do not', [0, 12, 24], 24, null],
    ['just under a day do', [0, 12, 23.999], 24, 47.999],
    ['a fourth prolongs it', [0, 1, 2, 3], 4, 27],
    ['a late single one does not', [0, 1, 2, 40], 41, null],
  ])('%s', (_, cancels, hour, until) => {
    expect(after(cancels, hour)).toEqual(
      until === null ? null : { code: 'opening_paused', params: { until: at(until).toISOString() } },
    )
  })

  test('without a completed trade there are three at most', () => {
    const beginner = (openTrades: number, completedTrades = 0) =>
      openingRefusal({ cancelledAt: [], completedTrades, openTrades }, openedAt)
    expect(beginner(2)).toBeNull()
    expect(beginner(3)).toEqual({ code: 'too_many_open_trades', params: { limit: 3 } })
    expect(beginner(3, 1)).toBeNull()
  })
})

test('docs/trade-machine.md is drawn from the table (node server/domain/trade/diagram.ts)', () => {
  expect(readFileSync(diagramFile, 'utf8')).toBe(renderTradeMachine())
})
