import { expect, it, vi } from 'vitest'
import type { SessionState } from '../session.ts'
import { followTrackers } from './followTrackers.ts'
import type { Trackers } from './trackers.ts'

/** A browser, and pages opened in it one after the other. */
function browser() {
  const items = new Map<string, string>()
  const send = vi.fn<(trackers: Trackers) => Promise<unknown>>(async () => undefined)
  let state: SessionState = { standing: 'visitor', userId: null }
  const listeners: (() => void)[] = []
  const open = (search: string) =>
    followTrackers({
      search,
      send,
      storage: {
        getItem: name => items.get(name) ?? null,
        setItem: (name, value) => void items.set(name, value),
        removeItem: name => void items.delete(name),
      },
      session: {
        current: () => state,
        subscribe: listener => {
          listeners.push(listener)
          return () => {}
        },
      },
    })
  const enter = () => {
    state = { standing: 'guest', userId: 'u1' }
    for (const listener of listeners) listener()
  }
  return { items, send, open, enter }
}

it('tells where somebody came from once they have a session, and then forgets it', async () => {
  const { items, send, open, enter } = browser()
  open('?ref=kunle&utm_source=radio')
  expect(send).not.toHaveBeenCalled()
  enter()
  expect(send.mock.calls).toEqual([[{ ref: 'kunle', source: 'radio' }]])
  await vi.waitFor(() => expect(items.size).toBe(0))
  enter()
  expect(send).toHaveBeenCalledOnce()
})

it('keeps what came first', () => {
  const { send, open, enter } = browser()
  open('?ref=kunle')
  open('?ref=amina&utm_source=radio')
  enter()
  expect(send.mock.calls).toEqual([[{ ref: 'kunle', source: 'radio' }]])
})

it('keeps what nobody took, for the next page', async () => {
  const { items, send, open, enter } = browser()
  send.mockRejectedValueOnce(new Error('no answer'))
  open('?ref=kunle')
  enter()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(items.size).toBe(1)
  open('')
  await vi.waitFor(() => expect(items.size).toBe(0))
  expect(send).toHaveBeenCalledTimes(2)
})

it('has nothing to tell of somebody who came by themselves', () => {
  const { items, send, open, enter } = browser()
  open('?amount=5')
  enter()
  expect(send).not.toHaveBeenCalled()
  expect(items.size).toBe(0)
})
