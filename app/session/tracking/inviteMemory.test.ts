import { describe, expect, it } from 'vitest'
import { createInviteMemory, inviteCodeOf } from './inviteMemory.ts'

const day = 24 * 60 * 60 * 1000

/** A browser whose clock is set by hand. */
function browser() {
  const items = new Map<string, string>()
  let time = Date.parse('2026-03-05T14:08:00Z')
  const memory = createInviteMemory({
    storage: {
      getItem: name => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: name => void items.delete(name),
    },
    now: () => new Date(time),
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  const store = (text: string) => void items.set('souk:invite', text)
  return { memory, items, pass, store }
}

describe('an invitation', () => {
  it('is kept for thirty days, and no longer', () => {
    const { memory, pass } = browser()
    memory.keep('8FJX2MDE')
    pass(30 * day - 1)
    expect(memory.current()).toBe('8FJX2MDE')
    pass(1)
    expect(memory.current()).toBeNull()
  })

  it('counts from the last link that was opened', () => {
    const { memory, pass } = browser()
    memory.keep('8FJX2MDE')
    pass(20 * day)
    memory.keep('K7PM4XTQ')
    pass(20 * day)
    expect(memory.current()).toBe('K7PM4XTQ')
  })

  it('stays when a page without one is opened, or with one that is too long', () => {
    const { memory } = browser()
    memory.keep('8FJX2MDE')
    memory.keep(null)
    memory.keep('')
    memory.keep('a'.repeat(33))
    expect(memory.current()).toBe('8FJX2MDE')
  })

  it('is forgotten with the sign-up', () => {
    const { memory, items } = browser()
    memory.keep('8FJX2MDE')
    memory.forget()
    expect(memory.current()).toBeNull()
    expect(items.size).toBe(0)
  })

  it.each([
    'no json',
    'null',
    '[]',
    '{"code":7,"at":"2026-03-05T14:08:00Z"}',
    '{"code":"8FJX2MDE"}',
    '{"code":"8FJX2MDE","at":"yesterday"}',
    `{"code":"${'a'.repeat(33)}","at":"2026-03-05T14:08:00Z"}`,
  ])('is not read out of %s', text => {
    const { memory, store } = browser()
    store(text)
    expect(memory.current()).toBeNull()
  })
})

it.each([
  ['ref=8FJX2MDE', '8FJX2MDE'],
  ['ref=%208FJX2MDE%20&utm_source=radio', '8FJX2MDE'],
  [`ref=${'a'.repeat(32)}`, 'a'.repeat(32)],
  [`ref=${'a'.repeat(33)}`, null],
  ['ref=%20', null],
  ['amount=5', null],
])('the address ?%s names %s', (query, code) => {
  expect(inviteCodeOf(new URLSearchParams(query))).toBe(code)
})
