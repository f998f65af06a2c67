import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { themeSets, tokenValue } from './tokenValue.ts'

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
    expect(() => contrastRatio('red', '#FFFFFF')).toThrow('not a #RRGGBB colour')
  })

  it('looks at every pair once', () => {
    const names = contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(124 + 9)
  })

  it('looks at every colour of words and of signs', () => {
    const seen = new Set(contrastPairs.map(({ foreground }) => foreground))
    const tones = ['accent', 'positive', 'warning', 'negative', 'danger', 'buy', 'sell']
    for (const tone of tones)
      for (const part of ['text', 'icon', 'on']) expect(seen).toContain(`${tone}.${part}`)
  })

  describe.each(themeSets)('%s', set => {
    const colour = (name: string) => String(tokenValue(`semantic.${name}`, set))
    it.each(contrastPairs)('$foreground on $background', ({ foreground, background, usual, more }) => {
      expect(contrastRatio(colour(foreground), colour(background))).toBeGreaterThanOrEqual(
        set.endsWith('-more') ? more : usual,
      )
    })
  })
})
