import { expect, it } from 'vitest'
import { createDismissals } from './dismissals.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

it('remembers what was put away, in this browser, the latest fifty', () => {
  const storage = memory()
  const first = createDismissals(storage)
  expect(first.has('block-1')).toBe(false)
  first.add('block-1')
  first.add('block-1')
  expect(createDismissals(storage).has('block-1')).toBe(true)
  expect(first.has('block')).toBe(false)
  for (let number = 2; number <= 51; number++) first.add(`block-${number}`)
  expect([first.has('block-1'), first.has('block-2'), first.has('block-51')]).toEqual([false, true, true])
})
