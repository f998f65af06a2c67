import { expect, it } from 'vitest'
import { curvePath, handlesOf } from './curvePath.ts'

it('reads the handles of a curve, and takes anything else for a straight line', () => {
  expect(handlesOf('cubic-bezier(0.2, 0, 0, 1)')).toEqual([0.2, 0, 0, 1])
  expect(handlesOf('cubic-bezier(.2,0,0,1)')).toEqual([0.2, 0, 0, 1])
  expect(handlesOf('linear')).toEqual([0, 0, 1, 1])
  expect(handlesOf('')).toEqual([0, 0, 1, 1])
})

it('is drawn from the lower start to the upper end', () => {
  expect(curvePath('cubic-bezier(0.5, 0, 0, 1)', 100, 40)).toBe('M0 40C50 40 0 0 100 0')
})
