import { describe, expect, test } from 'vitest'
import type { TradeMove } from './action.ts'
import { applyAction, openTrade } from './applyAction.ts'
import { availableActions } from './availableActions.ts'
import { plus, shiftDeadlines } from './deadline.ts'
import {
  actors,
  exampleTerms,
  minutes,
  openedAt,
  tell,
  tradeIn,
} from '../../../tests/support/examples/trade.ts'
import type { ActorName } from '../../../tests/support/examples/trade.ts'
import { openStatuses } from './status.ts'
import type { Trade } from './trade.ts'

function waiting(terms = exampleTerms()): Trade {
  const applied = openTrade(terms, openedAt, null)
  if (!applied.ok) throw new Error(applied.refusal.code)
  return applied.trade
}

function after(trade: Trade, action: TradeMove, actor: ActorName, minute: number): Trade | string {
  const applied = applyAction(trade, action, actors[actor], plus(openedAt, minutes(minute)))
  return applied.ok ? applied.trade : applied.refusal.code
}

describe('a trade that begins without requisites', () => {
  test('is not marked paid, and may be left, until the seller gives them', () => {
    expect(after(waiting(), 'confirm', 'buyer', 1)).toBe('requisites_missing')
    expect(after(waiting(), 'cancel', 'buyer', 1)).toMatchObject({ status: 'cancelled_by_buyer' })
    const given = after(waiting(), 'issueRequisites', 'seller', 20) as Trade
    expect(given).toMatchObject({ status: 'new', requisitesAt: plus(openedAt, minutes(20)) })
    expect(after(given, 'confirm', 'buyer', 54)).toMatchObject({ status: 'paid_confirmed' })
    expect(after(given, 'confirm', 'buyer', 55)).toBe('time_ran_out')
    expect(after(given, 'issueRequisites', 'seller', 21)).toBe('requisites_given')
  })

  test.each([1, 29, 34])('given at minute %i, has the whole time to pay from then on and no more', minute => {
    const given = after(waiting(), 'issueRequisites', 'seller', minute) as Trade
    expect(given.deadlines).toMatchObject({
      escrow: plus(openedAt, minutes(minute + 30)),
      grace: plus(openedAt, minutes(minute + 35)),
    })
  })

  test('keeps that time through an outage, before or after they are given', () => {
    const outage = { from: plus(openedAt, minutes(2)), ms: minutes(60) }
    const late = shiftDeadlines(waiting(), outage)
    const given = after(late, 'issueRequisites', 'seller', 65) as Trade
    expect(given.deadlines.escrow).toEqual(plus(openedAt, minutes(65 + 30)))
    const early = shiftDeadlines(after(waiting(), 'issueRequisites', 'seller', 1) as Trade, outage)
    expect(early.deadlines.escrow).toEqual(plus(openedAt, minutes(1 + 30 + 60)))
  })

  test('takes none any more once its time is over', () => {
    expect(after(waiting(), 'issueRequisites', 'seller', 35)).toBe('time_ran_out')
  })

  test.each(['buyer', 'arbiter', 'operator', 'system'] as const)('takes none from the %s', actor => {
    expect(after(waiting(), 'issueRequisites', actor, 1)).toBe('only_seller_may')
  })

  test('is not cancelled by a wish that the seller had before giving them', () => {
    const asked = after(waiting(), 'askCancel', 'seller', 1) as Trade
    const given = after(asked, 'issueRequisites', 'seller', 15) as Trade
    expect(given.deadlines.cancelAsk).toBeNull()
    expect(after(given, 'askCancelRanOut', 'system', 16)).toBe('cancel_not_asked')
    expect(after(given, 'confirm', 'buyer', 40)).toMatchObject({ status: 'paid_confirmed' })
  })

  test('gives the seller no more time to wait in', () => {
    expect(after(waiting(), 'extend', 'seller', 1)).toBe('requisites_missing')
    const given = after(waiting(), 'issueRequisites', 'seller', 10) as Trade
    expect(after(given, 'extend', 'seller', 20)).toMatchObject({
      deadlines: { escrow: plus(openedAt, minutes(10 + 30 + 30)) },
    })
  })

  test('offers the seller to give them, and the buyer nothing but to wait or leave', () => {
    const offered = (actor: ActorName) =>
      availableActions(waiting(), actors[actor], openedAt).flatMap(({ action, available }) =>
        available ? [action] : [],
      )
    expect(offered('seller')).toEqual(['issueRequisites', 'askCancel'])
    expect(offered('buyer')).toEqual(['cancel'])
  })

  test('is no swap, which is paid by itself', () => {
    expect(after(waiting(exampleTerms('Ad::Swap')), 'issueRequisites', 'seller', 1)).toBe('trade_is_swap')
  })
})

test.each(openStatuses)('one that is %s and began with requisites takes none any more', status => {
  expect(after(tradeIn(status), 'issueRequisites', 'seller', 40)).toBe('requisites_given')
  expect(tell([]).requisitesAt).toEqual(openedAt)
})
