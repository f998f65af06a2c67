import { expect, it } from 'vitest'
import { covers } from '../contentShape.ts'
import { arcade, coverDrawings } from './coverDrawings.ts'
import { arch, awning, card, coin, diamond, inks, star } from './coverPath.ts'

const drawings = [...Object.values(coverDrawings), arcade]

it('draws an arch that stands on its bottom and ends in a point', () => {
  expect(arch(10, 20, 40, 100)).toBe('M10 100V40C10 28.4 19.6 22.4 30 20C40.4 22.4 50 28.4 50 40V100Z')
})

it('draws each piece closed, with no more digits than can be seen', () => {
  for (const path of [card(0, 0, 10, 8, 2), coin(5.123, 5, 3), diamond(1, 2, 3), star(10.04, 10, 3)]) {
    expect(path).toMatch(/^M.*Z$/)
    expect(path).not.toMatch(/\d\.\d\d|NaN|undefined/)
  }
})

it('has a cloth under the stripes of an awning', () => {
  expect(awning(0, 0, 3, 10, 5).map(([ink]) => ink)).toEqual(['wall', 'wall', 'lamp', 'wall'])
})

it('has a drawing of each name, in the inks that there are', () => {
  expect(Object.keys(coverDrawings).toSorted()).toEqual([...covers].toSorted())
  for (const shapes of drawings) {
    expect(shapes.length).toBeGreaterThan(3)
    for (const [ink, path] of shapes) {
      expect(inks).toContain(ink)
      expect(path).not.toMatch(/NaN|undefined/)
    }
    // Something in every drawing is lit.
    expect(shapes.some(([ink]) => ink === 'lamp' || ink === 'lit')).toBe(true)
  }
})
