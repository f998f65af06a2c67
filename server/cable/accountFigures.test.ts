import { expect, it } from 'vitest'
import { amina, kunle } from '../../tests/support/network/cableCast.ts'
import { handTimers } from '../../tests/support/time/handTimers.ts'
import type { BusEvent, EventBus } from '../runtime/eventBus.ts'
import type { JsonObject } from '../runtime/tables.ts'
import { accountFigures } from './accountFigures.ts'

const figures = {
  trades_count: 4,
  active_trades_count: 2,
  balance: { amount: '250000.00', asset: 'NGN' },
  as_of_seq: 7,
}

function setUp() {
  const timers = handTimers()
  const delivered: BusEvent[] = []
  let hear: (event: BusEvent) => void = () => undefined
  const bus = {
    subscribe: (listener: (event: BusEvent) => void) => {
      hear = listener
      return () => undefined
    },
  } as EventBus
  const news = accountFigures({
    bus,
    timers,
    isHere: userId => userId === amina.userId,
    // A field too many does not leave the server.
    figuresOf: async () => Object.assign({ email: 'amina@souk.test' }, figures),
    deliver: event => void delivered.push(event),
    onError: error => {
      throw error
    },
  })
  const happens = (target: string, name: string, payload: JsonObject = {}) =>
    hear({ channel: 'user', target, sessionId: null, exceptUserId: null, name, seq: 1, payload })
  const pass = async () => {
    timers.pass(1000)
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }
  return { happens, pass, delivered, close: () => news.close() }
}

it('are told once after all events that have moved them, to whose they are', async () => {
  const { happens, pass, delivered } = setUp()
  happens(amina.userId, 'trade_changed', { unread_count: null })
  happens(amina.userId, 'balance_amount')
  happens(kunle.userId, 'balance_amount')
  await pass()
  expect(delivered).toEqual([
    expect.objectContaining({
      channel: 'user',
      target: amina.userId,
      name: 'account_figures',
      seq: null,
      payload: figures,
    }),
  ])
  happens(amina.userId, 'trade_created')
  await pass()
  expect(delivered).toHaveLength(2)
})

it('are not read for a message, a notice, or after the end', async () => {
  const { happens, pass, delivered, close } = setUp()
  happens(amina.userId, 'trade_changed', { unread_count: 1 })
  happens(amina.userId, 'notice_count')
  await pass()
  happens(amina.userId, 'trade_created')
  close()
  await pass()
  expect(delivered).toEqual([])
})
