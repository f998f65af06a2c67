/** Compiles only while the table keeps its promises: what the type of a row cannot say by itself is said here. */
import type { transitions } from './machine.ts'
import type { TradeAction } from './action.ts'
import type { OpenStatus, TradeStatus } from './status.ts'
import type { Transition } from './transition.ts'

type Table = typeof transitions
type ActionsWhere<Shape> = {
  [Action in TradeAction]: Table[Action] extends Shape ? Action : never
}[TradeAction]
type Same<A, B> = [A, B] extends [B, A] ? true : { expected: B; found: A }

/** The seller cannot take the coins back: no row by the seller returns them. */
export const sellerCannotCancel: Same<ActionsWhere<{ by: 'seller'; posts: 'return' }>, never> = true

/** The buyer cannot take the coins: no row by the buyer releases them. */
export const buyerCannotRelease: Same<ActionsWhere<{ by: 'buyer'; posts: 'release' }>, never> = true

/** Coins are locked by opening alone. */
export const onlyOpeningLocks: Same<ActionsWhere<{ posts: 'lock' }>, 'open'> = true

/** Every status is reached by a row. */
export const everyStatusIsReached: Same<Exclude<Table[TradeAction]['to'], 'same'>, TradeStatus> = true

/** Every open status has a row that leaves it. */
type Left = Exclude<Table[Exclude<ActionsWhere<{ posts: string }>, 'open'>]['from'], 'nothing'>[number]
export const everyOpenStatusIsLeft: Same<Left, OpenStatus> = true

const row = { by: 'seller', guards: [], notifies: [] } as const

// @ts-expect-error a final status is never left
export const resurrection: Transition = { ...row, from: ['cancelled'], to: 'new', posts: null }
// @ts-expect-error a trade does not end without moving its coins
export const leak: Transition = { ...row, from: ['new'], to: 'cancelled', posts: null }
// @ts-expect-error a cancelled trade does not pay the buyer
export const theft: Transition = { ...row, from: ['new'], to: 'cancelled', posts: 'release' }
// @ts-expect-error an open trade keeps its coins in escrow
export const early: Transition = { ...row, from: ['new'], to: 'paid_confirmed', posts: 'release' }
// @ts-expect-error a guard has a name in guard.ts
export const unguarded: Transition = { ...row, from: ['new'], to: 'same', posts: null, guards: ['whenILike'] }
