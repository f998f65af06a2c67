import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as editor from '../../../design-system/domain/shop/look/styleContrast.ts'
import * as guard from '../../../server/domain/store/contrast.ts'

const colour = fc
  .tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.nat({ max: 255 }))
  .map(channels => `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`)

const black = { text: '#000000', buttonText: '#000000', buttonBackground: '#000000' }
const ratioByGuard = (text: string, ground: string) =>
  guard.contrastOn(
    { ...black, text, background1: ground, background2: ground },
    { text: 'text', colours: [ground] },
  )

test('the editor and the guard need the same, and measure the same', () => {
  expect(editor.readableRatio).toBe(guard.readableRatio)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(editor.contrastOf(one, other)).toBeCloseTo(ratioByGuard(one, other), 10)
    }),
    { numRuns: 500 },
  )
})

test('what the editor lets through the guard lets through, and the other way round', () => {
  fc.assert(
    fc.property(fc.tuple(colour, colour, colour, colour, colour), colours => {
      const [text, background1, background2, buttonText, buttonBackground] = colours
      const style = { text, background1, background2, buttonText, buttonBackground }
      const grounds = { text: [background1, background2], button: [buttonBackground] } as const
      const byEditor = (part: guard.StyledText) =>
        editor.partContrast(
          {
            textColor: text,
            backgroundColor1: background1,
            backgroundColor2: background2,
            buttonTextColor: buttonText,
            buttonBackgroundColor: buttonBackground,
          },
          part,
        )
      for (const part of guard.styledTexts) {
        const byGuard = guard.contrastOn(style, { text: part, colours: grounds[part] })
        expect(byEditor(part)).toBeCloseTo(byGuard, 10)
      }
      const worst = guard.worstContrast(style)
      expect(worst.ratio).toBeCloseTo(Math.min(byEditor('text'), byEditor('button')), 10)
      expect(byEditor(worst.part)).toBeCloseTo(worst.ratio, 10)
    }),
    { numRuns: 500 },
  )
})

test('a colour that the editor proposes passes the guard', () => {
  fc.assert(
    fc.property(fc.tuple(colour, colour, colour), ([textColor, backgroundColor1, backgroundColor2]) => {
      const proposed = editor.nearestPassing(
        textColor,
        editor.groundsOf(
          {
            textColor,
            backgroundColor1,
            backgroundColor2,
            buttonTextColor: '#000000',
            buttonBackgroundColor: '#ffffff',
          },
          'text',
        ),
        guard.readableRatio,
      )
      if (proposed === null) return
      const { ratio } = guard.worstContrast({
        text: proposed,
        background1: backgroundColor1,
        background2: backgroundColor2,
        buttonText: '#000000',
        buttonBackground: '#ffffff',
      })
      expect(ratio).toBeGreaterThanOrEqual(guard.readableRatio)
    }),
    { numRuns: 300 },
  )
})

test('a gradient is measured at every colour that it shows', () => {
  const [from, to] = [
    [20, 200, 90],
    [230, 40, 160],
  ] as const
  const style = { text: '#ffffff', buttonText: '#000000', buttonBackground: '#ffffff' }
  const hex = (channels: readonly number[]) =>
    `#${channels.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
  const shown = Array.from({ length: 10_007 }, (_, place) =>
    hex(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * (place / 10_006))),
  )
  const worst = Math.min(...shown.map(colour => ratioByGuard('#ffffff', colour)))
  expect(
    guard.contrastOn(
      { ...style, background1: hex(from), background2: hex(to) },
      {
        text: 'text',
        colours: [hex(from), hex(to)],
      },
    ),
  ).toBeCloseTo(worst, 10)
})
