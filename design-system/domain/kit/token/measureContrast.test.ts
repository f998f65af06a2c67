import { expect, it } from 'vitest'
import { hexOfComputed } from './measureContrast.ts'

it.each([
  ['rgb(46, 75, 194)', '#2e4bc2'],
  ['rgb(0, 0, 0)', '#000000'],
  ['rgba(255, 255, 255, 1)', '#ffffff'],
  ['rgba(19, 23, 29, 0.55)', null],
  ['rgba(0, 0, 0, 0)', null],
  ['color(srgb 0.2 0.3 0.4)', null],
  ['transparent', null],
])('%s is %s', (computed, hex) => {
  expect(hexOfComputed(computed)).toBe(hex)
})
