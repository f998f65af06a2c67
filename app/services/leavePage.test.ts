import { manualTimers } from '../../tests/support/time/manualTimers.ts'
import { describe, expect, it, vi } from 'vitest'
import type { KeyStorage } from '../device/storage/keyStorage.ts'
import { createReloads, steadyAfter } from '../network/apollo/reloads.ts'
import type { Navigation } from '../routes/navigation/navigation.ts'
import { createReturnPage } from '../session/returnPage.ts'
import { createLeavePage } from './leavePage.ts'

/** A tab: its storage outlives the pages that are loaded in it. */
function tab() {
  const kept = new Map<string, string>()
  const storage: KeyStorage = {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  }
  const reload = vi.fn<() => void>()
  const go = vi.fn<Navigation['go']>()
  const failedPage = createReturnPage(storage, 'souk:failed')
  let isBusy = false
  /** Loads a page at an address. */
  const load = (address: string) => {
    const timers = manualTimers()
    const reloads = createReloads(storage, timers)
    const navigation = { go, address: () => address } as unknown as Navigation
    const parts = { reloads, failedPage, navigation, timers, reload, isBusy: () => isBusy }
    return { timers, reloads, leave: createLeavePage(parts) }
  }
  return { load, reload, go, failedPage, become: (busy: boolean) => (isBusy = busy) }
}

describe('a page whose service is away', () => {
  it('is loaded again once for any number of its calls', () => {
    const { load, reload } = tab()
    const { leave, timers } = load('/buy')
    leave()
    leave()
    leave()
    timers.advance(10_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded again three times, later each time, then gives way to the error page', () => {
    const { load, reload, go, failedPage } = tab()
    for (const [index, wait] of [1000, 2000, 3000].entries()) {
      const { leave, timers } = load('/ru/buy?amount=5')
      leave()
      timers.advance(wait - 1)
      expect(reload).toHaveBeenCalledTimes(index)
      timers.advance(1)
      expect(reload).toHaveBeenCalledTimes(index + 1)
    }
    const { leave, timers } = load('/ru/buy?amount=5')
    leave()
    timers.advance(60_000)
    expect(reload).toHaveBeenCalledTimes(3)
    expect(go.mock.calls).toEqual([['/error', { replace: true }]])
    expect(failedPage.take()).toBe('/ru/buy?amount=5')
  })

  it('counts from the beginning once the service has answered and the page has stood for a while', () => {
    const { load, reload } = tab()
    for (let time = 0; time < 5; time++) {
      const { leave, timers, reloads } = load('/buy')
      reloads.answered()
      timers.advance(steadyAfter)
      leave()
      timers.advance(1000)
    }
    expect(reload).toHaveBeenCalledTimes(5)
  })

  it('goes in no circle where one call is answered and another never is', () => {
    const { load, reload, go } = tab()
    for (let time = 0; time < 5; time++) {
      const { leave, timers, reloads } = load('/buy')
      reloads.answered()
      leave()
      timers.advance(5000)
    }
    expect(reload).toHaveBeenCalledTimes(3)
    expect(go).toHaveBeenCalledWith('/error', { replace: true })
  })

  it('stays while somebody writes, and is loaded again by the next call that fails after it', () => {
    const { load, reload, become } = tab()
    const { leave, timers } = load('/trade/7')
    become(true)
    leave()
    timers.advance(60_000)
    expect(reload).not.toHaveBeenCalled()
    become(false)
    leave()
    // Begun while the page waited.
    become(true)
    timers.advance(1000)
    expect(reload).not.toHaveBeenCalled()
    become(false)
    leave()
    timers.advance(2000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('stays on the error page', () => {
    const { load, reload, go } = tab()
    const { leave, timers } = load('/ru/error')
    leave()
    timers.advance(60_000)
    expect(reload).not.toHaveBeenCalled()
    expect(go).not.toHaveBeenCalled()
  })
})
