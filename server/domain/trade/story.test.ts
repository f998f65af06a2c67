import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tradeActions, tradeMoves, transitionOf } from './action.ts'
import type { TradeMove } from './action.ts'
import { applyAction } from './applyAction.ts'
import { availableActions } from './availableActions.ts'
import { plus, shiftDeadlines } from './deadline.ts'
import { actors, exampleTerms, openedAt, opened, stories } from '../../../tests/support/examples/trade.ts'
import type { ActorName, StoryStep } from '../../../tests/support/examples/trade.ts'
import { deadlineJobs } from './job.ts'
import { advertTypes } from './party.ts'
import { paymentSpeeds } from './rules.ts'
import { isOpen, tradeStatuses } from './status.ts'
import type { TradeStatus } from './status.ts'
import { deadlineKinds } from './trade.ts'
import type { Trade } from './trade.ts'
import type { Posting } from './transition.ts'

/** Something that happens: an action, time that passes (also exactly to a deadline), due jobs, an outage. */
type Event =
  | { kind: 'act'; action: TradeMove; actor: ActorName }
  | { kind: 'wait'; seconds: number }
  | { kind: 'waitForDeadline'; which: number; offsetMs: number }
  | { kind: 'runJobs' }
  | { kind: 'outage'; seconds: number }

const actorNames = Object.keys(actors) as ActorName[]
const rightfulAct = fc
  .constantFrom(...tradeMoves)
  .map(action => ({ kind: 'act', action, actor: transitionOf(action).by as ActorName }) as const)
const anyAct = fc.record({
  kind: fc.constant('act'),
  action: fc.constantFrom(...tradeMoves),
  actor: fc.constantFrom(...actorNames),
})
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: rightfulAct },
  { weight: 2, arbitrary: anyAct },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.integer({ min: 0, max: 900 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('waitForDeadline'),
      which: fc.nat(7),
      offsetMs: fc.constantFrom(-1, 0, 1),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'runJobs' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('outage'), seconds: fc.integer({ min: 11, max: 7200 }) }),
  },
)

/** The events of a story, each step at its minute. */
const eventsOf = (story: readonly StoryStep[]): Event[] =>
  story.flatMap(([action, actor, minute], index) => [
    { kind: 'wait', seconds: (minute - (story[index - 1]?.[2] ?? 0)) * 60 },
    { kind: 'act', action, actor },
  ])

/** Random events after a start on the way to a random status, so that the rare ones are visited in every run. */
const manyEvents = (maxLength: number): fc.Arbitrary<Event[]> =>
  fc
    .tuple(fc.constantFrom(...tradeStatuses), fc.array(anyEvent, { maxLength }))
    .map(([status, events]) => [...eventsOf(stories[status]), ...events])

const anyTerms = fc
  .tuple(fc.constantFrom(...advertTypes), fc.constantFrom(...paymentSpeeds))
  .map(([advertType, speed]) => exampleTerms(advertType, speed))

type Tale = { trade: Trade; at: Date; path: TradeStatus[]; postings: Posting[] }

/** Lives through events and keeps the statuses and the postings. `seen` is called after each. */
function live(
  terms: ReturnType<typeof exampleTerms>,
  events: readonly Event[],
  seen: (tale: Tale) => void = () => {},
): Tale {
  const tale: Tale = { trade: opened(terms), at: openedAt, path: ['new'], postings: ['lock'] }
  const act = (action: TradeMove, actor: ActorName) => {
    const applied = applyAction(tale.trade, action, actors[actor], tale.at)
    if (!applied.ok) return
    tale.trade = applied.trade
    tale.path.push(applied.trade.status)
    if (applied.effects.posts) tale.postings.push(applied.effects.posts)
  }
  const happen = {
    act: (event: Event & { kind: 'act' }) =>
      act(
        event.action,
        event.actor === 'buyer' || event.actor === 'seller' ? sideName(terms, event.actor) : event.actor,
      ),
    wait: (event: Event & { kind: 'wait' }) => void (tale.at = plus(tale.at, event.seconds * 1000)),
    waitForDeadline: (event: Event & { kind: 'waitForDeadline' }) => {
      const deadline = tale.trade.deadlines[deadlineKinds[event.which] ?? 'escrow']
      if (deadline && plus(deadline, event.offsetMs) > tale.at) tale.at = plus(deadline, event.offsetMs)
    },
    runJobs: () => {
      for (const job of deadlineJobs(tale.trade, tale.at))
        if (job.runs && job.at <= tale.at) act(job.runs, 'system')
    },
    outage: (event: Event & { kind: 'outage' }) => {
      tale.trade = shiftDeadlines(tale.trade, { from: tale.at, ms: event.seconds * 1000 })
      tale.at = plus(tale.at, event.seconds * 1000)
    },
  }
  for (const event of events) {
    happen[event.kind](event as never)
    seen(tale)
  }
  return tale
}

/** On a buy ad the example's owner buys, so that the names of the actors swap. */
const sideName = (terms: ReturnType<typeof exampleTerms>, side: 'buyer' | 'seller'): ActorName =>
  (terms.sellerId === actors.seller.userId) === (side === 'seller') ? 'seller' : 'buyer'

const steps = tradeActions.flatMap(action => {
  const { from, to } = transitionOf(action)
  return from === 'nothing' ? [] : from.map(status => `${status} → ${to === 'same' ? status : to}`)
})

describe('whatever happens in whatever order', () => {
  test('a trade moves along the table, ends for good, and its coins are locked once and leave escrow once', () => {
    const reached = new Set<TradeStatus>()
    fc.assert(
      fc.property(anyTerms, manyEvents(40), (terms, events) => {
        const { trade, path, postings } = live(terms, events)
        for (const [index, status] of path.slice(1).entries())
          expect(steps).toContain(`${path[index]} → ${status}`)
        expect(path.slice(0, -1).every(isOpen)).toBe(true)
        expect(postings[0]).toBe('lock')
        expect(postings.slice(1)).toHaveLength(isOpen(trade.status) ? 0 : 1)
        expect(postings).not.toContain(terms.advertType === 'Ad::Swap' ? 'release' : 'settleSwap')
        expect(trade.finishedAt === null).toBe(isOpen(trade.status))
        reached.add(trade.status)
      }),
      { numRuns: 4000 },
    )
    expect([...reached].sort()).toEqual([...tradeStatuses].sort())
  })

  test('left alone, a trade ends by its jobs, or an arbiter is called', () => {
    fc.assert(
      fc.property(anyTerms, manyEvents(15), (terms, events) => {
        const patience: Event[] = Array.from({ length: 6 }, () => [
          { kind: 'wait', seconds: 40 * 3600 } as const,
          { kind: 'runJobs' } as const,
        ]).flat()
        const { trade, at } = live(terms, [...events, ...patience])
        const callsForHelp = deadlineJobs(trade, plus(at, -1e12)).some(job => job.tells.includes('arbiters'))
        expect(isOpen(trade.status)).toBe(callsForHelp)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the buttons', () => {
  test('agree with the machine for every viewer at every moment, and keep what they promise', () => {
    fc.assert(
      fc.property(anyTerms, manyEvents(20), (terms, events) => {
        live(terms, events, ({ trade, at }) => {
          for (const actor of actorNames) {
            for (const offer of availableActions(trade, actors[actor], at)) {
              const codeAt = (time: Date) => {
                const applied = applyAction(trade, offer.action, actors[actor], time)
                return applied.ok ? null : applied.refusal.code
              }
              expect(codeAt(at)).toBe(offer.reason?.code ?? null)
              expect(offer.available).toBe(offer.reason === null)
              const opens = offer.availableAt ?? at
              expect(offer.availableAt === null || codeAt(plus(opens, -1)) !== null).toBe(true)
              expect(offer.availableAt === null || codeAt(opens) === null).toBe(true)
              expect(offer.until === null || codeAt(plus(offer.until, -1)) === null).toBe(true)
              expect(offer.until === null || codeAt(offer.until) !== null).toBe(true)
            }
          }
        })
      }),
      { numRuns: 300 },
    )
  })

  test('are those of the role: the parties’ own, the arbiter’s rulings, none for a stranger', () => {
    const trade = opened(exampleTerms())
    const actionsOf = (actor: ActorName) =>
      availableActions(trade, actors[actor], openedAt).map(offer => offer.action)
    expect(actionsOf('buyer')).toEqual([
      'confirm',
      'cancel',
      'keep',
      'undoConfirm',
      'createDispute',
      'concede',
    ])
    expect(actionsOf('seller')).toEqual([
      'issueRequisites',
      'askCancel',
      'extend',
      'requestApproval',
      'declineApproval',
      'complete',
    ])
    expect(actionsOf('arbiter')).toEqual(['ruleForBuyer', 'ruleForSeller'])
    expect(actionsOf('operator')).toEqual(['ruleForBuyer', 'ruleForSeller'])
    expect(actionsOf('stranger')).toEqual([])
  })

  test('say why, from when and until when', () => {
    const paidAt = plus(openedAt, 600_000)
    const paid = applyAction(opened(exampleTerms()), 'confirm', actors.buyer, paidAt)
    expect(paid.ok).toBe(true)
    const trade = (paid as { trade: Trade }).trade
    const dispute = availableActions(trade, actors.buyer, paidAt).find(
      offer => offer.action === 'createDispute',
    )
    expect(dispute).toEqual({
      action: 'createDispute',
      available: false,
      reason: { code: 'too_early', params: { from: '2026-03-02T12:25:00.000Z' } },
      availableAt: new Date('2026-03-02T12:25:00.000Z'),
      until: new Date('2026-03-03T12:30:00.000Z'),
    })
  })
})
