import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { describe, expect, it, vi } from 'vitest'
import { mostRetries, retryDelay } from '../chunks/loadChunk.ts'
import { createNavigation, type Navigator } from './navigation.ts'

function setup(pathname = '/buy') {
  const timers = manualTimers()
  const navigate = vi.fn<Navigator['navigate']>().mockResolvedValue()
  const navigation = createNavigation({
    timers,
    location: { origin: 'https://souk.example', pathname, search: '?amount=5' },
  })
  return { timers, navigate, navigation }
}

describe('a navigation', () => {
  it('stays in the locale on screen', () => {
    const { navigate, navigation } = setup('/ru/buy')
    navigation.attach({ navigate })
    navigation.go('/dashboard', { replace: true })
    expect(navigate).toHaveBeenCalledWith('/ru/dashboard', { replace: true })
    expect(navigation.hrefOf('/wallet')).toBe('/ru/wallet')
    expect(navigation.address()).toBe('/ru/buy?amount=5')
  })

  it('is done as soon as it can be', () => {
    const { timers, navigate, navigation } = setup()
    navigation.go('/dashboard')
    timers.advance(retryDelay * 10)
    navigation.attach({ navigate })
    expect(navigate).not.toHaveBeenCalled()
    timers.advance(retryDelay)
    expect(navigate).toHaveBeenCalledOnce()
  })

  it('is given up after fifty retries', () => {
    const { timers, navigate, navigation } = setup()
    navigation.go('/dashboard')
    timers.advance(retryDelay * (mostRetries + 1))
    expect(timers.waiting()).toBe(0)
    navigation.attach({ navigate })
    timers.advance(retryDelay)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('gives way to a later one', () => {
    const { timers, navigate, navigation } = setup()
    navigation.go('/dashboard')
    navigation.go('/wallet')
    navigation.attach({ navigate })
    timers.advance(retryDelay)
    expect(navigate.mock.calls).toEqual([['/wallet', undefined]])
  })

  it('is tried again when the router could not', async () => {
    const { timers, navigate, navigation } = setup()
    navigate.mockRejectedValueOnce(new Error('busy'))
    navigation.attach({ navigate })
    navigation.go('/wallet')
    await vi.waitFor(() => expect(timers.waiting()).toBe(1))
    timers.advance(retryDelay)
    expect(navigate).toHaveBeenCalledTimes(2)
  })
})
