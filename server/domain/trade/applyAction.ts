import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { UserId } from '../identifier/identifier.ts'
import { transitionOf } from './action.ts'
import type { TradeAction, TradeMove } from './action.ts'
import { refusalOfActor } from './actor.ts'
import type { Actor } from './actor.ts'
import { keepKnown, startDeadlines } from './deadline.ts'
import { judge, never } from './guard.ts'
import type { Verdict } from './guard.ts'
import { tradeRules } from './rules.ts'
import type { TradeRules } from './rules.ts'
import { groupOf, isOpen } from './status.ts'
import type { TradeStatus } from './status.ts'
import { noDeadlines, noFacts } from './trade.ts'
import type { Trade, TradeFact, TradeTerms } from './trade.ts'
import type { Posting, Transition } from './transition.ts'

/** Somebody to tell of a transition: a party, or all arbiters and operators (then `userId` is null). */
export type Notice = {
  readonly about: TradeAction
  readonly to: 'buyer' | 'seller' | 'arbiters'
  readonly userId: UserId | null
}

/** What a transition causes outside of the trade, for the caller to do in the same database transaction. */
export type Effects = { readonly posts: Posting | null; readonly notices: readonly Notice[] }

export type Applied<T> =
  | { readonly ok: true; readonly trade: T; readonly effects: Effects }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * Opens a trade: by its contractor, never on one's own ad. The limits of the trader and of the ad are asked before.
 * @param requisitesAt null when the seller has yet to say where to pay
 */
export function openTrade<T extends TradeTerms>(
  terms: T,
  at: Date,
  requisitesAt: Date | null = at,
  rules: TradeRules = tradeRules,
): Applied<T & Trade> {
  if (terms.ownerId === terms.contractorId) return { ok: false, refusal: refuse('own_advert') }
  const begun = { ...noFacts, requisitesAt, openedAt: at, status: 'new', deadlines: noDeadlines } as const
  const unopened = { ...terms, ...begun }
  return carryOut(unopened, 'open', at, rules)
}

/**
 * Does one action to a trade: the changed trade and its effects, or why not. Pure: the caller stores the trade only where its
 * row is still as it was read (locked, or guarded by status and version), so that of two racing actions one wins.
 * A stranger is answered `not_found`.
 */
export function applyAction<T extends Trade>(
  trade: T,
  action: TradeMove,
  actor: Actor,
  at: Date,
  rules: TradeRules = tradeRules,
): Applied<T> {
  const row = transitionOf(action)
  const refusal = refusalOfActor(trade, actor, row.by) ?? judgeRow(trade, row, at).refusal
  return refusal ? { ok: false, refusal } : carryOut(trade, action, at, rules)
}

/** What the machine says of a row, given that the right one asks: first the status, then the guards. */
export function judgeRow(trade: Trade, row: Transition, at: Date): Verdict {
  if (!isOpen(trade.status)) return never(refuse('trade_finished'))
  if (row.from === 'nothing' || !row.from.includes(trade.status))
    return never(refuse(row.otherwise?.[groupOf[trade.status]] ?? 'trade_moved_on'))
  return judge(trade, row.guards, at)
}

function carryOut<T extends Trade>(trade: T, action: TradeAction, at: Date, rules: TradeRules): Applied<T> {
  const row = transitionOf(action)
  const status: TradeStatus = row.to === 'same' ? trade.status : row.to
  const stopped = Object.fromEntries((row.stops ?? []).map(kind => [kind, null]))
  const deadlines = startDeadlines(trade, { ...trade.deadlines, ...stopped }, row.starts ?? [], at, rules)
  const changes = { ...changedFacts(row, status, at), status, deadlines: keepKnown(deadlines, status) }
  return {
    ok: true,
    trade: { ...trade, ...changes },
    effects: {
      posts: row.posts,
      notices: row.notifies.map(to => ({ about: action, to, userId: personOf(trade, to) })),
    },
  }
}

function changedFacts(
  row: Transition,
  status: TradeStatus,
  at: Date,
): Partial<Record<TradeFact, Date | null>> {
  const facts: Partial<Record<TradeFact, Date | null>> = isOpen(status) ? {} : { finishedAt: at }
  for (const fact of row.stamps ?? []) facts[fact] = at
  for (const fact of row.erases ?? []) facts[fact] = null
  return facts
}

const personOf = (trade: Trade, to: Notice['to']): UserId | null =>
  ({ buyer: trade.buyerId, seller: trade.sellerId, arbiters: null })[to]
