import { describe, expect, it } from 'vitest'
import { themes } from '../../../tokens/axes.ts'
import { tokenValue } from '../../../tokens/tokenValue.ts'
import { panelColours } from './panelColours.ts'

describe('the panel of the payer’s page', () => {
  it.each(themes)('has the colour of a card in the %s theme', theme => {
    expect(panelColours[theme]).toBe(tokenValue('semantic.surface.card', theme))
  })
})
