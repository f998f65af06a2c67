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

test('of rows that are out of reach two go at a time, the farthest first, and nothing changes when all are as wanted', () => {
  const wanted = [4, 5, 6]
  const steps = [[2, 3, 4, 5], wanted]
  let present: readonly number[] = [0, 1, 2, 3, 4]
  for (const step of steps) {
    present = nextRows(present, wanted, 5)
    expect(present).toEqual(step)
  }
  expect(nextRows(present, wanted, 5)).toBe(present)
})

test('after a leap nothing stays of where the list was', () => {
  expect(nextRows([0, 1, 2, 3], [20, 21], 20)).toEqual([20])
})

test('a row far away that is wanted stays', () => {
  expect(nextRows([1, 2, 3, 90], [2, 3, 90], 3)).toEqual([2, 3, 90])
  const present = [2, 3, 90]
  expect(nextRows(present, [2, 3, 90], 3)).toBe(present)
})
