import { decimal } from '../money/decimal.ts'

/** Once for each who was brought, in dollars (decisions, "Affiliate, bonus, cashback"). */
export const bonusRules = {
  inviterUsd: decimal('2'),
  inviteeUsd: decimal('1'),
  /** Their first trade that earns it is worth so much at least. */
  firstTradeUsd: decimal('20'),
  /** Of all bonuses of a day, by UTC; what is beyond it waits for the next. */
  dailyBudgetUsd: decimal('500'),
  /** A trade this far off the market earns none: its price was made for it. */
  offMarketPercent: decimal('20'),
  coin: 'BTC',
} as const

export const bonusStatuses = ['waiting', 'paid', 'refused'] as const
export type BonusStatus = (typeof bonusStatuses)[number]

/** What a bonus waits for. `check`: an operator is to look at it; whoever it is about is told no more. */
export const bonusReasons = ['inviter_unconfirmed', 'invitee_unconfirmed', 'budget', 'rate', 'check'] as const
export type BonusReason = (typeof bonusReasons)[number]

/** Why an operator should look at somebody who was brought. */
export const affiliateCaseKinds = [
  'same_device',
  'same_address',
  'same_name',
  'traded_with_inviter',
  'off_market',
] as const
export type AffiliateCaseKind = (typeof affiliateCaseKinds)[number]

/** What is known when a bonus is looked at. */
export interface BonusFacts {
  readonly isTied: boolean
  readonly inviterIsConfirmed: boolean
  readonly inviteeIsConfirmed: boolean
  readonly rateIsFresh: boolean
  readonly isWithinBudget: boolean
}

/** The rows in the order in which they are asked: the first that holds is what it waits for. */
const waits: readonly (readonly [BonusReason, (facts: BonusFacts) => boolean])[] = [
  ['check', ({ isTied }) => isTied],
  ['invitee_unconfirmed', ({ inviteeIsConfirmed }) => !inviteeIsConfirmed],
  ['inviter_unconfirmed', ({ inviterIsConfirmed }) => !inviterIsConfirmed],
  ['rate', ({ rateIsFresh }) => !rateIsFresh],
  ['budget', ({ isWithinBudget }) => !isWithinBudget],
]

/** What a bonus waits for; null where it is paid now. */
export const bonusWaitsFor = (facts: BonusFacts): BonusReason | null =>
  waits.find(([, holds]) => holds(facts))?.[0] ?? null
