import { describe, expect, it, vi } from 'vitest'
import { nativeEvents, takeNativeEvent, type NativeParts } from './nativeEvents.ts'

const token = 'a-token:of_a.service'

function take(detail: unknown) {
  const done: unknown[] = []
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push([name, ...args])
  const parts: NativeParts = {
    back: vi.fn(() => true),
    tellBack: note('tellBack'),
    go: note('go'),
    identityFailed: () => done.push(['identityFailed']),
    pushToken: note('pushToken'),
    returned: note('returned'),
  }
  return { refused: takeNativeEvent(nativeEvents(parts), detail), done }
}

describe('an event of the shell', () => {
  it.each([
    ['back is answered with whether it could be done', { type: 'back' }, ['tellBack', true]],
    [
      'a notification that was opened leads to its trade',
      { type: 'push_opened', tradeId: 'AB12CD34', isFocused: false },
      ['go', '/trade/AB12CD34'],
    ],
    ['a failed identity check is told', { type: 'identity_failed' }, ['identityFailed']],
    ['the token of the push service is taken', { type: 'push_token', token }, ['pushToken', token]],
    ['a return says how long it was away', { type: 'foreground', hiddenMs: 61_000 }, ['returned', 61_000]],
    ['what it does not know of an event is left', { type: 'back', more: 'x' }, ['tellBack', true]],
  ])('%s', (_, detail, does) => {
    expect(take(detail)).toEqual({ refused: null, done: [does] })
  })

  it('of a notification does nothing while somebody looks: the page is live', () => {
    const detail = { type: 'push_opened', tradeId: 'AB12CD34', isFocused: true }
    expect(take(detail)).toEqual({ refused: null, done: [] })
  })

  it.each([
    ['nothing', null, ''],
    ['a word', 'back', ''],
    ['no name', {}, ''],
    ['a name that is none', { type: 7 }, ''],
    ['an unknown name', { type: 'pay' }, 'pay'],
    ['a name of every object', { type: 'constructor' }, 'constructor'],
    ['no trade', { type: 'push_opened', isFocused: false }, 'push_opened'],
    ['another address', { type: 'push_opened', tradeId: '../../wallet', isFocused: false }, 'push_opened'],
    ['no focus told', { type: 'push_opened', tradeId: 'AB12CD34' }, 'push_opened'],
    ['a short token', { type: 'push_token', token: 'short' }, 'push_token'],
    ['a token that is none', { type: 'push_token', token: `${token}/..` }, 'push_token'],
    ['no time', { type: 'foreground' }, 'foreground'],
    ['a time that is none', { type: 'foreground', hiddenMs: -1 }, 'foreground'],
    ['a time as text', { type: 'foreground', hiddenMs: '61000' }, 'foreground'],
  ])('with %s is refused, and nothing is done', (_, detail, refused) => {
    expect(take(detail)).toEqual({ refused, done: [] })
  })
})
