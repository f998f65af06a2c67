import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourOfHue, hexOf, hueColourOf } from '../../look/hueColour.ts'
import { mainColours, styleOfColours } from './logoColours.ts'
import type { MerchantStyleColours } from '../../look/merchantLook.ts'
import {
  contrastOf,
  groundsOf,
  nearestPassing,
  partContrast,
  readableRatio,
} from '../../look/styleContrast.ts'
import { presetNames, presetStyle } from './stylePresets.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(channel, channel, channel).map(hexOf)
const style: fc.Arbitrary<MerchantStyleColours> = fc.record({
  textColor: colour,
  backgroundColor1: colour,
  backgroundColor2: colour,
  buttonTextColor: colour,
  buttonBackgroundColor: colour,
})

const worstOf = (of: MerchantStyleColours) => Math.min(partContrast(of, 'text'), partContrast(of, 'button'))

describe('contrast', () => {
  it('is 21 of black on white, and 1 of a colour on itself', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#2e4bc2', '#2e4bc2')).toBe(1)
  })

  it('is the same both ways round', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrastOf(one, other)).toBe(contrastOf(other, one))
      }),
    )
  })

  it('finds what is unreadable in the middle of a gradient alone', () => {
    const grey = { ...presetStyle('paper'), backgroundColor1: '#000000', backgroundColor2: '#ffffff' }
    expect(partContrast({ ...grey, textColor: '#777777' }, 'text')).toBeLessThan(1.2)
  })
})

describe('the nearest colour that passes', () => {
  it('passes on every ground, or there is none', () => {
    fc.assert(
      fc.property(style, given => {
        const grounds = groundsOf(given, 'text')
        const passes = (text: string) => grounds.every(ground => contrastOf(text, ground) >= readableRatio)
        const found = nearestPassing(given.textColor, grounds)
        expect(found === null ? ['#000000', '#ffffff'].some(passes) : !passes(found)).toBe(false)
      }),
    )
  })

  it('is there for every single ground', () => {
    fc.assert(
      fc.property(colour, colour, (text, ground) => {
        expect(nearestPassing(text, [ground])).not.toBeNull()
      }),
    )
  })

  it('leaves a colour alone that passes', () => {
    expect(nearestPassing('#13171d', ['#ffffff'])).toBe('#13171d')
  })

  it('keeps the hue', () => {
    const found = nearestPassing('#ff8080', ['#ffffff']) ?? ''
    expect(hueColourOf(found).hue).toBeCloseTo(0, 1)
  })
})

describe('a colour by its hue', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(colour, given => {
        expect(colourOfHue(hueColourOf(given))).toBe(given)
      }),
    )
  })
})

describe('the looks to begin with', () => {
  it.each(presetNames)('%s can be read', name => {
    expect(worstOf(presetStyle(name))).toBeGreaterThanOrEqual(readableRatio)
  })
})

describe('colours of a logo', () => {
  const pixels = (rows: readonly (readonly [number, number, number, number, number])[]) =>
    rows.flatMap(([count, ...rgba]) => Array.from({ length: count }, () => rgba).flat())

  it('are those that fill most of it, most first; what is see-through does not count', () => {
    const picture = pixels([
      [90, 0, 0, 255, 0],
      [30, 18, 58, 48, 255],
      [20, 242, 228, 200, 255],
      [4, 20, 60, 50, 255],
    ])
    expect(mainColours(picture)).toEqual(['#123a30', '#f2e4c8'])
  })

  it('make a style that can always be read', () => {
    fc.assert(
      fc.property(fc.array(colour, { minLength: 1, maxLength: 6 }), colours => {
        const made = styleOfColours(colours)
        expect(made && worstOf(made)).toBeGreaterThanOrEqual(readableRatio)
      }),
    )
  })

  it('make nothing of an empty picture', () => {
    expect(styleOfColours(mainColours([]))).toBeNull()
  })
})
