import { expect, it } from 'vitest'
import { amina, helloOf, kunle, tradeId } from '../../tests/support/network/cableCast.ts'
import type { SignedViewer } from '../kernel/viewer.ts'
import type { Connection } from './connection.ts'
import { declared } from './declaredEvents.ts'
import { authorKey, toldTo } from './chatRecipients.ts'
import type { Side } from './viewer.ts'

const { requisites: _, ...hello } = helloOf('m1')
const told = toldTo({
  channel: 'chat',
  target: tradeId,
  sessionId: null,
  exceptUserId: null,
  name: 'message_created',
  seq: null,
  payload: {
    ...declared('message_created', { trade_id: tradeId, message_id: 'm1', message: helloOf('m1') }),
    [authorKey]: { user_id: amina.userId, client_id: 'client-1' },
  },
})
const heardBy = (viewer: SignedViewer, side: Side | null): unknown =>
  JSON.parse(told({ viewer } as Connection, side))
const event = { event: 'message_created', trade_id: tradeId, message_id: 'm1' }

it('is a message to its author as theirs, to the partner without the author’s own id of it', () => {
  expect(heardBy(amina, 'buyer')).toEqual({
    ...event,
    message: { ...hello, is_mine: true, client_id: 'client-1' },
  })
  expect(heardBy(kunle, 'seller')).toEqual({ ...event, message: hello })
})

it('is no word to staff, who may have lost their right to read since they began to listen', () => {
  expect(heardBy(kunle, 'arbiter')).toEqual({ ...event, message: null })
  expect(heardBy(amina, 'arbiter')).toEqual({ ...event, message: null })
})
