import { expect, test } from 'vitest'
import { nextRows } from './nextRows.ts'

test('rows come one at a time, the nearest to the middle of what is in sight first', () => {
  const wanted = [0, 1, 2, 3]
  const steps = [[2], [1, 2], [1, 2, 3], wanted]
  let present: readonly number[] = []
  for (const step of steps) {
    present = nextRows(present, wanted, 1.6)
    expect(present).toEqual(step)
  }
})

test('rows that are out of reach go at once, and nothing changes when all are there', () => {
  expect(nextRows([1, 2, 3, 90], [2, 3, 90], 3)).toEqual([2, 3, 90])
  const present = [2, 3, 90]
  expect(nextRows(present, [2, 3, 90], 3)).toBe(present)
})
