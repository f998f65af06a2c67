import { describe, expect, it } from 'vitest'
import { pageWindow } from './pageWindow.ts'

describe('page window', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 36, '1 2 3 … 36'],
    [3, 36, '1 2 3 4 … 36'],
    [4, 36, '1 2 3 4 5 … 36'],
    [18, 36, '1 … 17 18 19 … 36'],
    [33, 36, '1 … 32 33 34 35 36'],
    [36, 36, '1 … 34 35 36'],
    [2, 4, '1 2 3 4'],
  ])('page %i of %i: %s', (page, pages, shown) => {
    expect(pageWindow(page, pages).join(' ').replaceAll('gap', '…')).toBe(shown)
  })

  it('never hides a single page, repeats one, or grows past seven slots', () => {
    for (let pages = 1; pages <= 60; pages++) {
      for (let page = 1; page <= pages; page++) {
        const slots = pageWindow(page, pages)
        const numbers = slots.filter(slot => slot !== 'gap')
        expect(slots.length).toBeLessThanOrEqual(7)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers).toContain(page)
        const hidden = slots.flatMap((slot, index) =>
          slot === 'gap' ? [Number(slots[index + 1]) - Number(slots[index - 1])] : [],
        )
        expect(hidden.filter(distance => distance <= 2)).toEqual([])
      }
    }
  })
})
