/** Trades for tests, brought to a status by the machine itself, so that every one of them can exist. */
import { newUserId } from '../../../server/domain/identifier/identifier.ts'
import { newTradeId } from '../../../server/domain/identifier/tradeId.ts'
import type { TradeMove } from '../../../server/domain/trade/action.ts'
import { system } from '../../../server/domain/trade/actor.ts'
import type { Actor } from '../../../server/domain/trade/actor.ts'
import { applyAction, openTrade } from '../../../server/domain/trade/applyAction.ts'
import { plus } from '../../../server/domain/trade/deadline.ts'
import { partiesOf } from '../../../server/domain/trade/party.ts'
import type { AdvertType } from '../../../server/domain/trade/party.ts'
import type { PaymentSpeed } from '../../../server/domain/trade/rules.ts'
import type { TradeStatus } from '../../../server/domain/trade/status.ts'
import type { Trade, TradeTerms } from '../../../server/domain/trade/trade.ts'

export const openedAt = new Date('2026-03-02T12:00:00.000Z')
export const minutes = (count: number): number => count * 60_000

const person = (seed: number) => newUserId(openedAt, bytes => new Uint8Array(bytes).fill(seed))
export const [ownerId, contractorId, arbiterId, strangerId] = [person(1), person(2), person(3), person(4)]

export const actors = {
  buyer: { kind: 'person', userId: contractorId, duty: 'user' },
  seller: { kind: 'person', userId: ownerId, duty: 'user' },
  arbiter: { kind: 'person', userId: arbiterId, duty: 'arbiter' },
  operator: { kind: 'person', userId: arbiterId, duty: 'operator' },
  stranger: { kind: 'person', userId: strangerId, duty: 'user' },
  system,
} as const satisfies Record<string, Actor>

export type ActorName = keyof typeof actors

/** The terms of an example: on a sell ad with 30 minutes of escrow, paid at once, unless said otherwise. */
export const exampleTerms = (
  advertType: AdvertType = 'Ad::Sell',
  paymentSpeed: PaymentSpeed = 'instant',
): TradeTerms => ({
  ...partiesOf(advertType, ownerId, contractorId),
  id: newTradeId(() => Uint8Array.of(1, 2, 3, 4, 5)),
  escrowMinutes: 30,
  paymentSpeed,
})

/** One step of a story: who does what, so many minutes after opening. */
export type StoryStep = readonly [action: TradeMove, actor: ActorName, minute: number]

/** The trade after a story. Throws when the machine refuses a step. */
export const tell = (steps: readonly StoryStep[], terms: TradeTerms = exampleTerms()): Trade =>
  steps.reduce((trade, [action, actor, minute]) => {
    const applied = applyAction(trade, action, actors[actor], plus(openedAt, minutes(minute)))
    if (!applied.ok) throw new Error(`${action} by ${actor} at minute ${minute}: ${applied.refusal.code}`)
    return applied.trade
  }, opened(terms))

export function opened(terms: TradeTerms): Trade {
  const applied = openTrade(terms, openedAt)
  if (!applied.ok) throw new Error(applied.refusal.code)
  return applied.trade
}

const paid: StoryStep = ['confirm', 'buyer', 10]
const disputed: StoryStep[] = [paid, ['createDispute', 'buyer', 25]]
const expired: StoryStep[] = [paid, ['escrowRanOut', 'system', 30]]

/** A story that ends in each status. */
export const stories: Record<TradeStatus, readonly StoryStep[]> = {
  new: [],
  paid_confirmed: [paid],
  expired_and_paid: expired,
  disput: disputed,
  completed: [['swapSettles', 'system', 1]],
  completed_by_seller: [paid, ['complete', 'seller', 12]],
  completed_by_admin: [...disputed, ['ruleForBuyer', 'arbiter', 60]],
  cancelled_by_buyer: [['cancel', 'buyer', 5]],
  cancelled_by_admin: [...disputed, ['ruleForSeller', 'arbiter', 60]],
  cancelled: [['graceRanOut', 'system', 35]],
  closed: [...expired, ['disputeWindowRanOut', 'system', 30 + 24 * 60]],
}

/** An example trade in a status. */
export const tradeIn = (status: TradeStatus): Trade =>
  tell(stories[status], exampleTerms(status === 'completed' ? 'Ad::Swap' : 'Ad::Sell'))
