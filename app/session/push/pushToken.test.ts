import { expect, it, vi } from 'vitest'
import type { SessionState } from '../session.ts'
import { createPushToken } from './pushToken.ts'

const visitor: SessionState = { standing: 'visitor', userId: null }
const amina: SessionState = { standing: 'member', userId: 'amina' }
const kunle: SessionState = { standing: 'member', userId: 'kunle' }

function setup(first: SessionState) {
  let state = first
  const listeners = new Set<() => void>()
  const send = vi.fn<(token: string) => Promise<unknown>>(async () => undefined)
  const take = createPushToken({
    session: {
      current: () => state,
      subscribe: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    send,
  })
  const become = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return { send, take, become, sent: () => send.mock.calls.map(([token]) => token) }
}

it('is told once, as soon as a member is logged in', () => {
  const { take, become, sent } = setup(visitor)
  take('token-1')
  expect(sent()).toEqual([])
  become({ standing: 'guest', userId: 'guest' })
  expect(sent()).toEqual([])
  become(amina)
  become(amina)
  take('token-1')
  expect(sent()).toEqual(['token-1'])
})

it('is told anew when it is another, or somebody else’s session, or the next one of the same member', () => {
  const { take, become, sent } = setup(amina)
  take('token-1')
  take('token-2')
  become(kunle)
  become(visitor)
  become(kunle)
  expect(sent()).toEqual(['token-1', 'token-2', 'token-2', 'token-2'])
})

it('is told again after nobody answered', async () => {
  const { take, send, sent } = setup(amina)
  send.mockRejectedValueOnce(new TypeError('fetch'))
  take('token-1')
  await send.mock.results[0]?.value.catch(() => {})
  await Promise.resolve()
  take('token-1')
  expect(sent()).toEqual(['token-1', 'token-1'])
})
