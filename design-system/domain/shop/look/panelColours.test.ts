import { describe, expect, it } from 'vitest'
import { readTokens } from '../../../tokens/generate/readTokens.ts'
import { resolveLiteral, themes } from '../../../tokens/generate/tokenTree.ts'
import { panelColours } from './panelColours.ts'

const tokens = readTokens()

describe('the panel of the payer’s page', () => {
  it.each(themes)('has the colour of a card in the %s theme', theme => {
    const card = resolveLiteral(tokens, `{semantic.${theme}.surface.card}`)
    expect(panelColours[theme]).toBe(String(card).toLowerCase())
  })
})
