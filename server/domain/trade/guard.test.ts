import { describe, expect, test } from 'vitest'
import type { TradeMove } from './action.ts'
import { applyAction } from './applyAction.ts'
import { plus } from './deadline.ts'
import { actors, exampleTerms, minutes, openedAt, tell } from '../../../tests/support/examples/trade.ts'
import type { ActorName, StoryStep } from '../../../tests/support/examples/trade.ts'

const hours = (count: number) => count * 60
const paid: StoryStep = ['confirm', 'buyer', 10]
const expired: StoryStep[] = [paid, ['escrowRanOut', 'system', 30]]

function codeAt(
  story: StoryStep[],
  action: TradeMove,
  actor: ActorName,
  at: Date,
  terms = exampleTerms(),
): string {
  const applied = applyAction(tell(story, terms), action, actors[actor], at)
  return applied.ok ? 'accepted' : applied.refusal.code
}

/** Accepted one millisecond before the minute, refused on it. */
type End = [what: string, story: StoryStep[], action: TradeMove, actor: ActorName, minute: number]
const ends: End[] = [
  ['marking paid ends with the grace', [], 'confirm', 'buyer', 35],
  ['marking paid ends with the ask to cancel', [['askCancel', 'seller', 1]], 'confirm', 'buyer', 16],
  ['"I am paying" ends with the ask to cancel', [['askCancel', 'seller', 1]], 'keep', 'buyer', 16],
  ['asking to cancel ends with the grace', [], 'askCancel', 'seller', 35],
  ['an unpaid trade is extended until the grace ends', [], 'extend', 'seller', 35],
  [
    'a trade that the ask is about to cancel is not extended',
    [['askCancel', 'seller', 1]],
    'extend',
    'seller',
    16,
  ],
  ['a paid trade is extended until the escrow time ends', [paid], 'extend', 'seller', 30],
  ['"paid" is taken back within a minute', [paid], 'undoConfirm', 'buyer', 11],
  [
    '"paid" is taken back before the escrow time ends',
    [['confirm', 'buyer', 29.5]],
    'undoConfirm',
    'buyer',
    30,
  ],
  ['a dispute is opened until the window ends', expired, 'createDispute', 'buyer', 30 + hours(24)],
  ['an approval is asked for until the window ends', expired, 'requestApproval', 'seller', 30 + hours(24)],
]

/** Refused one millisecond before the minute, accepted on it. */
type Start = [...End, code: string]
const starts: Start[] = [
  ['an unpaid trade is cancelled after its grace', [], 'graceRanOut', 'system', 35, 'too_early'],
  [
    'the ask is granted after 15 minutes',
    [['askCancel', 'seller', 1]],
    'askCancelRanOut',
    'system',
    16,
    'too_early',
  ],
  ['a paid trade expires with its escrow time', [paid], 'escrowRanOut', 'system', 30, 'too_early'],
  ['a dispute opens 15 minutes after "paid"', [paid], 'createDispute', 'buyer', 25, 'too_early'],
  ['a trade closes with its window', expired, 'disputeWindowRanOut', 'system', 30 + hours(24), 'too_early'],
  [
    'an approval is asked for again after 15 minutes',
    [...expired, ['requestApproval', 'seller', 40]],
    'requestApproval',
    'seller',
    55,
    'approval_pending',
  ],
  [
    'a waiting approval holds off closing',
    [...expired, ['requestApproval', 'seller', 29 + hours(24)]],
    'disputeWindowRanOut',
    'system',
    44 + hours(24),
    'too_early',
  ],
]

test.each(ends)('%s', (_, story, action, actor, minute) => {
  const end = plus(openedAt, minutes(minute))
  expect(codeAt(story, action, actor, plus(end, -1))).toBe('accepted')
  expect(codeAt(story, action, actor, end)).toBe('time_ran_out')
})

test.each(starts)('%s', (_, story, action, actor, minute, code) => {
  const start = plus(openedAt, minutes(minute))
  expect(codeAt(story, action, actor, plus(start, -1))).toBe(code)
  expect(codeAt(story, action, actor, start)).toBe('accepted')
})

test('too early says from when', () => {
  const applied = applyAction(tell([paid]), 'createDispute', actors.buyer, plus(openedAt, minutes(12)))
  expect(applied).toMatchObject({
    refusal: { code: 'too_early', params: { from: '2026-03-02T12:25:00.000Z' } },
  })
})

test('a waiting approval holds the dispute open too, so that the buyer never waits without a remedy', () => {
  const story: StoryStep[] = [...expired, ['requestApproval', 'seller', 29 + hours(24)]]
  expect(codeAt(story, 'createDispute', 'buyer', plus(openedAt, minutes(35 + hours(24))))).toBe('accepted')
})

describe('slow methods', () => {
  const terms = exampleTerms('Ad::Sell', 'slow')

  test('open a dispute after 60 minutes', () => {
    const opens = plus(openedAt, minutes(70))
    expect(codeAt(expired, 'createDispute', 'buyer', plus(opens, -1), terms)).toBe('too_early')
    expect(codeAt(expired, 'createDispute', 'buyer', opens, terms)).toBe('accepted')
  })

  test('have a window of 72 hours from the later of that moment and the escrow end', () => {
    const ends = plus(openedAt, minutes(70 + hours(72)))
    expect(codeAt(expired, 'disputeWindowRanOut', 'system', plus(ends, -1), terms)).toBe('too_early')
    expect(codeAt(expired, 'disputeWindowRanOut', 'system', ends, terms)).toBe('accepted')
  })
})

describe('once', () => {
  const undone: StoryStep[] = [paid, ['undoConfirm', 'buyer', 10.5]]

  test.each<[string, StoryStep[], TradeMove, ActorName, string]>([
    [
      'asking to cancel',
      [
        ['askCancel', 'seller', 1],
        ['keep', 'buyer', 2],
      ],
      'askCancel',
      'seller',
      'cancel_already_asked',
    ],
    [
      'answering',
      [
        ['askCancel', 'seller', 1],
        ['keep', 'buyer', 2],
      ],
      'keep',
      'buyer',
      'cancel_not_asked',
    ],
    ['extending', [['extend', 'seller', 1]], 'extend', 'seller', 'already_extended'],
    ['taking "paid" back', [...undone, ['confirm', 'buyer', 10.9]], 'undoConfirm', 'buyer', 'already_undone'],
  ])('%s', (_, story, action, actor, code) => {
    expect(codeAt(story, action, actor, plus(openedAt, minutes(11)))).toBe(code)
  })

  test('an ask that "paid" answered is not revived by taking "paid" back', () => {
    const trade = tell([['askCancel', 'seller', 9], ...undone])
    expect(trade).toMatchObject({ status: 'new', paidAt: null, deadlines: { cancelAsk: null, undo: null } })
    const later = plus(openedAt, minutes(25))
    expect(applyAction(trade, 'askCancelRanOut', actors.system, later)).toMatchObject({
      refusal: { code: 'cancel_not_asked' },
    })
    expect(applyAction(trade, 'askCancel', actors.seller, later)).toMatchObject({
      refusal: { code: 'cancel_already_asked' },
    })
  })
})

test('a stored trade without a deadline that its status has is broken, and says so', () => {
  const trade = tell([])
  const broken = { ...trade, deadlines: { ...trade.deadlines, grace: null } }
  expect(() => applyAction(broken, 'confirm', actors.buyer, openedAt)).toThrow(/no grace deadline/)
})
