import { expect, it } from 'vitest'
import { isSwipeUp } from './swipe.ts'

it.each([
  ['long and straight', 0, -100],
  ['long, and as far aside as it may', 100, -100],
  ['short and steep', 18, -60],
  ['short and steep to the left', -20, -80],
])('closes what it is made over: %s', (_, x, y) => {
  expect(isSwipeUp({ x, y })).toBe(true)
})

it.each([
  ['downwards', 0, 200],
  ['long, but too far aside', 101, -100],
  ['short and slanting', 19, -60],
  ['too short', 0, -59],
  ['a press', 0, 0],
  ['aside', 300, -20],
])('does not: %s', (_, x, y) => {
  expect(isSwipeUp({ x, y })).toBe(false)
})
