import { describe, expect, it, vi } from 'vitest'
import { createVersionStore } from './versionStore.ts'

function setup(kept: Record<string, string> = {}) {
  let served: string | null | Error = 'one'
  const ask = vi.fn(async () => {
    if (served instanceof Error) throw served
    return served
  })
  const storage = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  }
  const store = createVersionStore({ own: 'one', ask, storage })
  const check = async (now: string | null | Error) => {
    served = now
    await store.check()
    return store.current()
  }
  return { store, ask, check, kept }
}

describe('the version', () => {
  it('is told once another one is served, and no more once ours is served again', async () => {
    const { store, check } = setup()
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    expect(await check('one')).toBeNull()
    expect(listener).not.toHaveBeenCalled()
    expect(await check('two')).toBe('two')
    expect(await check('two')).toBe('two')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(await check('one')).toBeNull()
  })

  it('stays as it was known when nobody answers, or something else serves the app', async () => {
    const { check } = setup()
    await check('two')
    expect(await check(new TypeError('fetch'))).toBe('two')
    expect(await check(null)).toBe('two')
  })

  it('is asked once for many reasons at a time', async () => {
    const { store, ask } = setup()
    await Promise.all([store.check(), store.check()])
    expect(ask).toHaveBeenCalledTimes(1)
    await store.check()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is not offered again in a tab that was loaded anew for it and is still the old one', async () => {
    const { store, check, kept } = setup()
    await check('two')
    store.taken()
    const again = setup(kept)
    expect(await again.check('two')).toBeNull()
    expect(await again.check('three')).toBe('three')
  })
})
