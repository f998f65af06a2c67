import { describe, expect, test } from 'vitest'
import { tradeMoves } from './action.ts'
import type { TradeMove } from './action.ts'
import { applyAction, openTrade } from './applyAction.ts'
import { plus } from './deadline.ts'
import {
  actors,
  arbiterId,
  contractorId,
  exampleTerms,
  minutes,
  openedAt,
  stories,
  tell,
  tradeIn,
} from '../../../tests/support/examples/trade.ts'
import type { ActorName, StoryStep } from '../../../tests/support/examples/trade.ts'
import { partiesOf } from './party.ts'
import { isOpen, tradeStatuses } from './status.ts'
import type { TradeStatus } from './status.ts'
import { deadlineKinds } from './trade.ts'
import type { Trade } from './trade.ts'
import type { Posting } from './transition.ts'

/** The table of the decisions, written down once more by hand: what the machine must allow, and nothing else. */
type Allowed = [TradeStatus, TradeMove, ActorName, TradeStatus, Posting | null]
const allowed: Allowed[] = [
  ['new', 'confirm', 'buyer', 'paid_confirmed', null],
  ['new', 'cancel', 'buyer', 'cancelled_by_buyer', 'return'],
  ['new', 'askCancel', 'seller', 'new', null],
  ['new', 'keep', 'buyer', 'new', null],
  ['new', 'askCancelRanOut', 'system', 'cancelled', 'return'],
  ['new', 'graceRanOut', 'system', 'cancelled', 'return'],
  ['paid_confirmed', 'undoConfirm', 'buyer', 'new', null],
  ['new', 'extend', 'seller', 'new', null],
  ['paid_confirmed', 'extend', 'seller', 'paid_confirmed', null],
  ['paid_confirmed', 'escrowRanOut', 'system', 'expired_and_paid', null],
  ['paid_confirmed', 'concede', 'buyer', 'cancelled_by_buyer', 'return'],
  ['expired_and_paid', 'concede', 'buyer', 'cancelled_by_buyer', 'return'],
  ['disput', 'concede', 'buyer', 'cancelled_by_buyer', 'return'],
  ['paid_confirmed', 'complete', 'seller', 'completed_by_seller', 'release'],
  ['expired_and_paid', 'complete', 'seller', 'completed_by_seller', 'release'],
  ['disput', 'complete', 'seller', 'completed_by_seller', 'release'],
  ['paid_confirmed', 'requestApproval', 'seller', 'paid_confirmed', null],
  ['expired_and_paid', 'requestApproval', 'seller', 'expired_and_paid', null],
  ['disput', 'requestApproval', 'seller', 'disput', null],
  ['paid_confirmed', 'declineApproval', 'seller', 'paid_confirmed', null],
  ['expired_and_paid', 'declineApproval', 'seller', 'expired_and_paid', null],
  ['disput', 'declineApproval', 'seller', 'disput', null],
  ['paid_confirmed', 'createDispute', 'buyer', 'disput', null],
  ['expired_and_paid', 'createDispute', 'buyer', 'disput', null],
  ['new', 'partySuspended', 'system', 'disput', null],
  ['paid_confirmed', 'partySuspended', 'system', 'disput', null],
  ['expired_and_paid', 'partySuspended', 'system', 'disput', null],
  ['expired_and_paid', 'disputeWindowRanOut', 'system', 'closed', 'return'],
  ['disput', 'ruleForBuyer', 'arbiter', 'completed_by_admin', 'release'],
  ['disput', 'ruleForBuyer', 'operator', 'completed_by_admin', 'release'],
  ['disput', 'ruleForSeller', 'arbiter', 'cancelled_by_admin', 'return'],
  ['disput', 'ruleForSeller', 'operator', 'cancelled_by_admin', 'return'],
  ['new', 'swapSettles', 'system', 'completed', 'settleSwap'],
  ['new', 'swapFails', 'system', 'cancelled', 'return'],
]

const actorNames = Object.keys(actors) as ActorName[]
const isAllowed = (status: TradeStatus, action: TradeMove, actor: ActorName) =>
  allowed.some(([from, what, who]) => from === status && what === action && who === actor)

/** Trades of a status in every posture that a guard looks at: plain, asked to cancel, waiting for approval, a swap. */
function posturesOf(status: TradeStatus): Trade[] {
  const story = stories[status]
  const variants: StoryStep[][] = [
    [...story],
    [['askCancel', 'seller', 1], ...story],
    [...story, ['askCancel', 'seller', 6]],
    [...story, ['requestApproval', 'seller', 40]],
  ]
  const terms = [exampleTerms(), exampleTerms('Ad::Swap')]
  return terms.flatMap(one =>
    variants.flatMap(variant => {
      try {
        return [tell(variant, one)]
      } catch {
        return [] // the machine refuses this posture in this status
      }
    }),
  )
}

/** The moments at which a verdict may change: around each deadline, and long before and after all of them. */
const momentsOf = (trade: Trade): Date[] =>
  deadlineKinds
    .flatMap(kind => trade.deadlines[kind] ?? [])
    .flatMap(deadline => [-1, 0, 1].map(ms => plus(deadline, ms)))
    .concat(plus(openedAt, minutes(11)), plus(openedAt, minutes(60 * 24 * 30)))

const attempts = (status: TradeStatus, action: TradeMove, actor: ActorName) =>
  posturesOf(status).flatMap(trade =>
    momentsOf(trade).map(at => applyAction(trade, action, actors[actor], at)),
  )

describe('the table', () => {
  test.each(allowed)('%s: %s by %s leads to %s', (status, action, actor, to, posts) => {
    const accepted = attempts(status, action, actor).filter(attempt => attempt.ok)
    expect(accepted.length).toBeGreaterThan(0)
    expect(new Set(accepted.map(one => one.trade.status))).toEqual(new Set([to]))
    expect(new Set(accepted.map(one => one.effects.posts))).toEqual(new Set([posts]))
    expect(accepted.every(one => (one.trade.finishedAt !== null) === !isOpen(to))).toBe(true)
  })

  const others = tradeStatuses.flatMap(status =>
    tradeMoves.flatMap(action =>
      actorNames.filter(actor => !isAllowed(status, action, actor)).map(actor => ({ status, action, actor })),
    ),
  )

  test.each(others)(
    '$status: $action by $actor is refused, whatever the time',
    ({ status, action, actor }) => {
      const all = attempts(status, action, actor)
      expect(all.length).toBeGreaterThan(0)
      expect(all.filter(attempt => attempt.ok)).toEqual([])
    },
  )
})

describe('why not', () => {
  const codeOf = (status: TradeStatus, action: TradeMove, actor: ActorName, minute = 40) => {
    const applied = applyAction(tradeIn(status), action, actors[actor], plus(openedAt, minutes(minute)))
    return applied.ok ? 'accepted' : applied.refusal.code
  }

  test.each(['paid_confirmed', 'expired_and_paid', 'disput'] as const)(
    'the seller cannot cancel after paid: %s',
    status => {
      expect(codeOf(status, 'askCancel', 'seller')).toBe('seller_cannot_cancel_after_paid')
      expect(codeOf(status, 'cancel', 'seller')).toBe('only_buyer_may')
      expect(codeOf(status, 'concede', 'seller')).toBe('only_buyer_may')
    },
  )

  test.each(tradeStatuses.filter(status => !isOpen(status)))('%s is over for everybody', status => {
    expect(codeOf(status, 'cancel', 'buyer')).toBe('trade_finished')
    expect(codeOf(status, 'complete', 'seller')).toBe('trade_finished')
    expect(codeOf(status, 'ruleForBuyer', 'arbiter')).toBe('trade_finished')
    expect(codeOf(status, 'graceRanOut', 'system')).toBe('trade_finished')
  })

  test.each(tradeMoves)('a stranger does not learn that there is a trade to %s', action => {
    expect(tradeStatuses.map(status => codeOf(status, action, 'stranger'))).toEqual(
      tradeStatuses.map(() => 'not_found'),
    )
  })

  test.each([
    ['paid_confirmed', 'complete', 'buyer', 'only_seller_may'],
    ['new', 'confirm', 'seller', 'only_buyer_may'],
    ['new', 'confirm', 'arbiter', 'only_buyer_may'],
    ['disput', 'ruleForBuyer', 'buyer', 'only_arbiter_may'],
    ['disput', 'ruleForSeller', 'seller', 'only_arbiter_may'],
    ['disput', 'ruleForSeller', 'system', 'only_arbiter_may'],
    ['new', 'graceRanOut', 'seller', 'only_system_may'],
    ['new', 'complete', 'seller', 'trade_not_paid'],
    ['new', 'requestApproval', 'seller', 'trade_not_paid'],
    ['new', 'concede', 'buyer', 'trade_not_paid'],
    ['new', 'createDispute', 'buyer', 'trade_not_paid'],
    ['new', 'keep', 'buyer', 'cancel_not_asked'],
    ['new', 'ruleForBuyer', 'arbiter', 'dispute_not_open'],
    ['expired_and_paid', 'ruleForSeller', 'operator', 'dispute_not_open'],
    ['paid_confirmed', 'confirm', 'buyer', 'trade_already_paid'],
    ['paid_confirmed', 'cancel', 'buyer', 'trade_already_paid'],
    ['expired_and_paid', 'undoConfirm', 'buyer', 'time_ran_out'],
    ['expired_and_paid', 'extend', 'seller', 'time_ran_out'],
    ['disput', 'createDispute', 'buyer', 'dispute_already_open'],
    ['disput', 'confirm', 'buyer', 'trade_moved_on'],
    ['disput', 'disputeWindowRanOut', 'system', 'trade_moved_on'],
    ['new', 'swapSettles', 'system', 'trade_is_no_swap'],
  ] as const)('%s: %s by %s says %s', (status, action, actor, code) => {
    expect(codeOf(status, action, actor)).toBe(code)
  })

  test.each(['confirm', 'cancel'] as const)('a swap settles by itself: %s', action => {
    const swap = tell([], exampleTerms('Ad::Swap'))
    expect(applyAction(swap, action, actors.buyer, openedAt)).toMatchObject({
      refusal: { code: 'trade_is_swap' },
    })
  })

  test.each(['arbiter', 'operator'] as const)('an %s never rules on a trade of their own', duty => {
    const parties = partiesOf('Ad::Sell', arbiterId, contractorId)
    const disputed = { ...tradeIn('disput'), ...parties }
    const ruling = applyAction(
      disputed,
      'ruleForSeller',
      { kind: 'person', userId: arbiterId, duty },
      openedAt,
    )
    expect(ruling).toMatchObject({ ok: false, refusal: { code: 'arbiter_is_party' } })
  })
})

describe('opening', () => {
  test('locks the coins and starts the time, and tells both', () => {
    const applied = openTrade({ ...exampleTerms(), note: 'kept' }, openedAt)
    expect(applied).toMatchObject({
      ok: true,
      trade: { status: 'new', openedAt, paidAt: null, note: 'kept' },
      effects: {
        posts: 'lock',
        notices: [
          { about: 'open', to: 'buyer' },
          { about: 'open', to: 'seller' },
        ],
      },
    })
    expect(tradeIn('new').deadlines).toMatchObject({
      escrow: plus(openedAt, minutes(30)),
      grace: plus(openedAt, minutes(35)),
      cancelAsk: null,
    })
  })

  test('is refused on an ad of one’s own', () => {
    const terms = { ...exampleTerms(), ...partiesOf('Ad::Buy', contractorId, contractorId) }
    expect(openTrade(terms, openedAt)).toMatchObject({ ok: false, refusal: { code: 'own_advert' } })
  })
})

test('those concerned are told, by name where they have one', () => {
  const applied = applyAction(
    tradeIn('paid_confirmed'),
    'createDispute',
    actors.buyer,
    plus(openedAt, minutes(25)),
  )
  expect(applied).toMatchObject({
    effects: {
      posts: null,
      notices: [
        { about: 'createDispute', to: 'seller', userId: actors.seller.userId },
        { about: 'createDispute', to: 'arbiters', userId: null },
      ],
    },
  })
})
