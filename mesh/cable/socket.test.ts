import { expect, test, vi } from 'vitest'
import { appChannel, chatChannel, identifierFailure, identifierOf, personChannel } from './protocol.ts'
import { CableSocket, constructionFailure, type SocketOptions } from './socket.ts'

// Nobody listens there: what is refused must be refused before anything is opened.
const complete: SocketOptions = {
  cableUrl: 'ws://127.0.0.1:9/cable',
  token: 'amina',
  channel: appChannel,
  headers: {},
  heartbeat: 5000,
  silence: 10_000,
  delay: () => 60_000,
  onClosed: () => undefined,
}
/** As a caller could get past the compiler: by a cast, or from a script. */
const without = (...names: string[]) =>
  Object.fromEntries(
    Object.entries(complete).filter(([name]) => !names.includes(name)),
  ) as unknown as SocketOptions

const handlers = { onEvent: () => undefined, onResync: () => undefined, onEnd: () => undefined }

test.each([['token'], ['channel'], ['onClosed']])('a socket without %s is not constructed', name => {
  expect(() => new CableSocket(without(name))).toThrow(constructionFailure)
  expect(constructionFailure).toBe('Incorrect WebSocket props, construction failed')
})

test('an empty token is none; the public socket says that it has none', () => {
  expect(() => new CableSocket({ ...complete, token: '' })).toThrow(constructionFailure)
  const socket = new CableSocket({ ...complete, token: null, heartbeat: null })
  socket.end('shutdown')
})

test.each([['onEvent'], ['onResync'], ['onEnd']])('nobody listens without %s', name => {
  const onClosed = vi.fn()
  const socket = new CableSocket({ ...complete, onClosed })
  const listener = Object.fromEntries(Object.entries(handlers).filter(([key]) => key !== name))
  expect(() => socket.listen(appChannel, listener as never)).toThrow(constructionFailure)
  expect(() => socket.listen('', handlers)).toThrow(constructionFailure)
  // The socket itself is as it was.
  socket.listen(appChannel, handlers)()
  expect(onClosed).toHaveBeenCalledOnce()
})

test('an identifier that cannot be written is not made', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  for (const field of [1n, circle, undefined, () => undefined, Symbol('t1')])
    expect(() => identifierOf('ChatChannel', { tradeId: field })).toThrow(identifierFailure)
  expect(() => chatChannel(undefined as never)).toThrow('Failed to create WebSocket identifier')
  expect(() => personChannel(1n as never)).toThrow(identifierFailure)
  expect(chatChannel('t1')).toBe('{"channel":"ChatChannel","tradeId":"t1"}')
  expect(appChannel).toBe('{"channel":"AppChannel"}')
})
