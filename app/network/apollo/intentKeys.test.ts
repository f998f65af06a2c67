import { beforeEach, describe, expect, it } from 'vitest'
import { createIntentKeys, intentLifetime } from './intentKeys.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'

const input = { id: 'ad-1', input: { amount: '250000', priceSeen: '147376130' } }

function browser() {
  const kept = new Map<string, string>()
  let time = 1_000
  let made = 0
  const storage: KeyStorage = {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  }
  return {
    kept,
    pass: (milliseconds: number) => (time += milliseconds),
    tab: (own: KeyStorage = storage) =>
      createIntentKeys({ storage: own, newKey: () => `key-${++made}`, now: () => time }),
  }
}

describe('the key of an intent', () => {
  let souk: ReturnType<typeof browser>
  beforeEach(() => {
    souk = browser()
  })

  it('stays the same for a second press, a retry, a reload and another tab', () => {
    const first = souk.tab()
    const key = first.keyOf('openTrade', input)
    expect(first.keyOf('openTrade', { ...input })).toBe(key)
    expect(
      souk.tab().keyOf('openTrade', { input: { priceSeen: '147376130', amount: '250000' }, id: 'ad-1' }),
    ).toBe(key)
  })

  it('is another for another call, and for other values', () => {
    const keys = souk.tab()
    const key = keys.keyOf('openTrade', input)
    expect(keys.keyOf('openTrade', { ...input, id: 'ad-2' })).not.toBe(key)
    expect(keys.keyOf('completeTrade', input)).not.toBe(key)
  })

  it('is another once the outcome is known', () => {
    const keys = souk.tab()
    const key = keys.keyOf('openTrade', input)
    keys.settle('openTrade', input)
    expect(souk.kept.size).toBe(0)
    expect(keys.keyOf('openTrade', input)).not.toBe(key)
  })

  it('is not kept for ever', () => {
    const keys = souk.tab()
    const key = keys.keyOf('openTrade', input)
    souk.pass(intentLifetime - 1)
    expect(keys.keyOf('openTrade', input)).toBe(key)
    souk.pass(1)
    expect(keys.keyOf('openTrade', input)).not.toBe(key)
  })

  it('does without a storage', () => {
    const broken: KeyStorage = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
      removeItem: () => {
        throw new Error('denied')
      },
    }
    const keys = souk.tab(broken)
    const key = keys.keyOf('openTrade', input)
    expect(keys.keyOf('openTrade', input)).toBe(key)
    keys.settle('openTrade', input)
    expect(keys.keyOf('openTrade', input)).not.toBe(key)
  })

  it('leaves nothing of the values in the storage', () => {
    souk.tab().keyOf('openTrade', { requisites: [{ kind: 'card', value: '4000 0000 0000 0002' }] })
    expect(JSON.stringify([...souk.kept])).not.toMatch(/4000|card/)
  })
})
