import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { describe, expect, it, vi } from 'vitest'
import { createConnectionStore, slowAfter } from './connectionStore.ts'

function setup(isOnline = true) {
  const timers = manualTimers()
  const store = createConnectionStore(timers, isOnline)
  return { timers, store, kind: () => store.current().kind }
}

describe('the connection', () => {
  it('is offline as the browser says, whatever else is known', () => {
    const { store, kind } = setup(false)
    expect(kind()).toBe('offline')
    store.setSocket({ kind: 'open' })
    expect(kind()).toBe('offline')
    store.setOnline(true)
    expect(kind()).toBe('ready')
  })

  it('is slow while a call takes longer than it should', () => {
    const { timers, store, kind } = setup()
    const answered = store.sent()
    timers.advance(slowAfter - 1)
    expect(kind()).toBe('ready')
    timers.advance(1)
    expect(kind()).toBe('slow')
    answered(true)
    expect(kind()).toBe('ready')
  })

  it('is being made again after a call that nobody answered, until one is answered', () => {
    const { store, kind } = setup()
    store.sent()(false)
    expect(store.current()).toEqual({ kind: 'reconnecting', until: null })
    store.sent()(true)
    expect(kind()).toBe('ready')
  })

  it('says when the socket is tried again', () => {
    const { store, kind } = setup()
    store.setSocket({ kind: 'waiting', until: 3000 })
    expect(store.current()).toEqual({ kind: 'reconnecting', until: 3000 })
    store.setSocket({ kind: 'connecting' })
    expect(kind()).toBe('connecting')
    store.setSocket({ kind: 'open' })
    expect(kind()).toBe('ready')
  })

  it('wakes what waits as soon as the browser is online again, and only then', () => {
    const { store } = setup()
    const waker = vi.fn<() => void>()
    store.onWake(waker)
    store.setOnline(true)
    store.setOnline(false)
    expect(waker).not.toHaveBeenCalled()
    store.setOnline(true)
    expect(waker).toHaveBeenCalledOnce()
  })

  it('tells listeners only what changed', () => {
    const { store } = setup()
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.sent()(true)
    store.setSocket({ kind: 'open' })
    expect(listener).not.toHaveBeenCalled()
    store.setOnline(false)
    expect(listener).toHaveBeenCalledOnce()
  })
})
