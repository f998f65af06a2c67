import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { contrastRules } from '../../tests/support/browser/contrastRules.ts'
import { readTokens } from './generate/readTokens.ts'
import { resolveLiteral, themes } from './generate/tokenTree.ts'

const tokens = readTokens()

const colour = (theme: string, name: string): string => {
  const value = resolveLiteral(tokens, `{semantic.${theme}.${name}}`)
  if (typeof value !== 'string') throw new Error(`${name} is no colour`)
  return value
}

const pairs = contrastRules.flatMap(({ min, background, foregrounds }) =>
  foregrounds.map(foreground => ({ min, background, foreground })),
)

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
    expect(() => contrastRatio('red', '#FFFFFF')).toThrow('not a #RRGGBB colour')
  })

  it('covers every pair of the visual language, and the ink of avatars', () => {
    expect(pairs).toHaveLength(122 + 1)
  })

  describe.each(themes)('%s', theme => {
    it.each(pairs)('$foreground on $background ≥ $min', ({ min, foreground, background }) => {
      expect(contrastRatio(colour(theme, foreground), colour(theme, background))).toBeGreaterThanOrEqual(min)
    })
  })
})
