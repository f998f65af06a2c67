import { expect, it } from 'vitest'
import { sparkline, sparklineBox } from './sparklinePath.ts'

it('draws a rise from the lower left to the upper right', () => {
  expect(sparkline(['1', '2', '3'])).toEqual({ path: 'M3,21L42,12L81,3', end: { x: 81, y: 3 } })
})

it('draws what never moved through the middle', () => {
  expect(sparkline(['7', '7'])?.end.y).toBe(sparklineBox.height / 2)
})

it.each([[[]], [['1']]])('draws nothing of %j', prices => {
  expect(sparkline(prices)).toBeNull()
})
